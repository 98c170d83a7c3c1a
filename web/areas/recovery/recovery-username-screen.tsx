import { type FormEvent, useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormValues, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type PersonField, PersonFields, personFields, personRules, toPerson } from '../../forms/person.tsx'
import { noAnswer, type Refusal, refuse, userErrors } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { RecoverUsernameDocument } from '../../generated/recovery.ts'
import { RecoveryUsernameScreenDocument } from '../../generated/recovery-username-screen.ts'
import { createAction } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { today } from '../../ui/format/dates.ts'
import { useToday } from '../../ui/format/use-today.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CheckYourMail, type RecoverySent, useRecoverySteps } from './check-your-mail.tsx'

/** Requests the user name by e-mail; failures show on the page (REG-15, REG-18). */
export const action = createAction(async ({ form, ask, timeZone }) => {
  const values = formValues(form)
  const codes = failingCodes(personRules(noWords, { today: today(new Date(), timeZone) }), values)
  if (codes) return refuse<Refusal<PersonField>>({ codes, values })
  const input = { person: toPerson(values) }
  const answer = await ask(RecoverUsernameDocument, { input }, { handles: ['recoverUsername'] })
  const errors = answer.data?.recoverUsername.userErrors ?? noAnswer
  if (errors.length > 0) return refuse<Refusal<PersonField>>({ ...userErrors(errors, personFields), values })
  return { sent: true } satisfies RecoverySent
})

/** Keys of the words for the service's codes. */
const recoveryUsernameRefusals = ['rateLimited', 'unavailable'] as const

export const loader = createScreenLoader('recovery-username', RecoveryUsernameScreenDocument)

/** A forgotten user name, sent by e-mail (REG-15). */
export function Component() {
  const pathOf = usePathOf()
  const { screen, view } = useScreen(loader)
  const answer = useAnswer<Refusal<PersonField> | RecoverySent>()
  const { text } = view
  const { state, remember } = useRecoverySteps(answer)
  if (state.step === 'sent')
    return (
      <Page heading={text.heading} width="reading">
        <CheckYourMail text={text} again={screen.path} />
      </Page>
    )
  return (
    <Page
      heading={text.heading}
      lead={text.intro}
      back={{ target: pathOf('login'), label: text.logIn }}
      width="reading"
    >
      <Card>
        <RecoveryUsernameForm
          text={text}
          refusal={answer && 'codes' in answer ? answer : undefined}
          typed={state.values}
          remember={remember}
        />
      </Card>
      <p>
        <Link target={pathOf('recovery-password')}>{text.forgotPassword}</Link>
      </p>
    </Page>
  )
}

interface Props {
  text: ScreenText<'recovery-username'>
  refusal: Refusal<PersonField> | undefined
  /** What was typed before on this page. */
  typed: FormValues<PersonField>
  remember: (form: HTMLFormElement) => void
}

/** Who has forgotten a user name (REG-15). */
function RecoveryUsernameForm({ text, refusal, typed, remember }: Props) {
  const latest = useToday()
  const rules = useMemo(() => personRules(text, { today: latest }), [text, latest])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, recoveryUsernameRefusals)
  const busy = usePending()
  const change = (event: FormEvent<HTMLFormElement>) => {
    remember(event.currentTarget)
    formProps.onChange(event)
  }
  return (
    <Form {...formProps} method="post" defaultShouldRevalidate={false} className={layout.form} onChange={change}>
      <FormErrors message={problem} refusal={refusal} />
      <PersonFields field={field} values={refusal?.values ?? typed} latest={latest} text={text} />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
