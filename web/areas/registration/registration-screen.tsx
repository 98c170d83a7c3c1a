import { type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import { RegistrationScreenDocument, type RegistrationScreenQuery } from '../../generated/registration-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useAlive } from '../../ui/alive/use-alive.ts'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx'
import { CredentialsStep } from './credentials-step.tsx'
import { IdentifyStep } from './identify-step.tsx'
import { RegistrationDone } from './registration-done.tsx'
import styles from './registration-screen.module.css'
import type { RegistrationState } from './registration-state.ts'
import { type RegistrationStep, registrationSteps } from './registration-steps.ts'
import { SecurityStep } from './security-step.tsx'
import { startingValues } from './starting-values.ts'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { StepProps } from './step-props.ts'

export const loader = createScreenLoader(RegistrationScreenDocument)
export { registrationAction as action } from './registration-action.ts'

const fields: { readonly [Step in Exclude<RegistrationStep, 'done'>]: (props: StepProps) => ReactNode } = {
  identify: IdentifyStep,
  credentials: CredentialsStep,
  security: SecurityStep,
}
const words = { identify: 'Identify', credentials: 'Credentials', security: 'Security', done: 'Done' } as const

/** Creating an account, in steps (REG-01). A password is kept by the living page alone: without script its last step asks for it. */
export function Component() {
  const { view, data } = useScreen<RegistrationScreenQuery>()
  const answer = useActionData() as RegistrationState | undefined
  const alive = useAlive()
  const [held, hold] = useState('')
  const { text } = view
  const state = answer ?? { step: 'identify', values: startingValues(data.viewer), codes: {} }
  const { step } = state
  const withPassword = { identify: false, credentials: alive, security: held === '', done: false }[step]
  const refused = state.problem !== undefined || Object.keys(state.codes).length > 0
  return (
    <Page heading={text.heading ?? ''} lead={step === 'identify' && text.intro} width="reading">
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
            held={held}
            hold={hold}
            withPassword={withPassword}
          >
            {fields[step]}
          </StepForm>
        )}
      </Card>
      {step === 'identify' && (
        <p>
          <Link target="/login">{text.haveAccount}</Link>
        </p>
      )}
    </Page>
  )
}
