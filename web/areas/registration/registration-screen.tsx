import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormValues } from '../../forms/form-rules.ts'
import { useHistorySteps } from '../../forms/use-history-steps.ts'
import { RegistrationScreenDocument, type RegistrationScreenQuery } from '../../generated/registration-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { useHydrated } from '../../state/hydrated.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { typedDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './registration-screen.module.css'
import {
  type CarriedField,
  type RegistrationState,
  type RegistrationStep,
  registrationSteps,
} from './registration-steps.ts'
import { CredentialsStep, IdentifyStep, SecurityStep, type StepProps } from './step-fields.tsx'
import { StepForm } from './step-form.tsx'

export const loader = createScreenLoader('registration', RegistrationScreenDocument, {
  handles: ['securityQuestions', 'viewer.registrationDetails'],
})
export { registrationAction as action } from './registration-action.ts'

const fields: { readonly [Step in Exclude<RegistrationStep, 'done'>]: (props: StepProps) => ReactNode } = {
  identify: IdentifyStep,
  credentials: CredentialsStep,
  security: SecurityStep,
}
const words = { identify: 'Identify', credentials: 'Credentials', security: 'Security', done: 'Done' } as const

/** Creating an account in steps (REG-01). The page keeps the password in memory; without script the last step asks for it. */
export function Component() {
  const pathOf = usePathOf()
  const { view, data } = useScreen(loader)
  const answer = useAnswer<RegistrationState>()
  const alive = useHydrated()
  const [password, setPassword] = useState('')
  const { text } = view
  const refused = answer?.problem !== undefined || Object.keys(answer?.codes ?? {}).length > 0
  const start: RegistrationState = { step: 'identify', values: startingValues(data.viewer), codes: {} }
  const { state, remember, back } = useHistorySteps(answer, start, { refused, steps: registrationSteps })
  const { step } = state
  const withPassword = { identify: false, credentials: alive, security: password === '', done: false }[step]
  return (
    <Page heading={text.heading} lead={step === 'identify' && text.intro} width="reading">
      <ProgressSteps
        steps={registrationSteps.map(each => text[`step${words[each]}`] ?? each)}
        activeStep={registrationSteps.indexOf(step)}
        successState={step === 'done'}
      />
      <Card className={styles.card}>
        <StepHeading key={`heading of ${step}`} arrived={answer !== undefined && !refused}>
          {text[`heading${words[step]}`]}
        </StepHeading>
        {step === 'done' ? (
          <RegistrationDone username={state.values.username ?? ''} text={text} />
        ) : (
          <StepForm
            key={step}
            state={state}
            text={text}
            questions={data.securityQuestions}
            password={password}
            setPassword={setPassword}
            withPassword={withPassword}
            remember={remember}
            back={back}
          >
            {fields[step]}
          </StepForm>
        )}
      </Card>
      {step === 'identify' && (
        <p>
          <Link target={pathOf('login')}>{text.haveAccount}</Link>
        </p>
      )}
    </Page>
  )
}

/** The known details of a person with a temporary token (REG-13). */
function startingValues(viewer: RegistrationScreenQuery['viewer']): FormValues<CarriedField> {
  const details = viewer?.registrationDetails
  if (!details) return {}
  const { subscriberId, firstName, lastName, dateOfBirth, emailAddress } = details
  return {
    ...{ subscriberId, firstName, lastName },
    dateOfBirth: typedDate(dateOfBirth),
    ...(emailAddress && { emailAddress }),
  }
}

interface Props {
  /** True when the person came from another step: the heading then takes focus. */
  arrived: boolean
  children: ReactNode
}

/** Heading of a step; it takes focus with the step, not after it: whoever went on by keys meanwhile would be taken back. */
function StepHeading({ arrived, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 ref={heading} tabIndex={-1} data-results>
      {children}
    </h2>
  )
}

interface RegistrationDoneProps {
  username: string
  text: ScreenText<'registration'>
}

/** Confirms the new account and links to log-in (REG-12). */
function RegistrationDone({ username, text }: RegistrationDoneProps) {
  const pathOf = usePathOf()
  return (
    <>
      <p>{sayFrom(text)('done', { username: username.toLowerCase() })}</p>
      <div>
        <ButtonLink target={pathOf('login')}>{text.logIn}</ButtonLink>
      </div>
    </>
  )
}
