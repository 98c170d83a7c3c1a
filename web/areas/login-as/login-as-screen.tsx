import { type FormEvent, useMemo, useState } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { formValues } from '../../forms/form-rules.ts'
import { earliestBirth } from '../../forms/person.tsx'
import { useAttempt, useRefusableForm, useUntilChanged } from '../../forms/use-refusable-form.ts'
import { LoginAsScreenDocument } from '../../generated/login-as-screen.ts'
import { StepCard } from '../../journey/step-card/step-card.tsx'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { useToday } from '../../ui/format/use-today.ts'
import type { LoginAsRefusal } from './login-as-action.ts'
import { intentOf, loginAsRules, memberIsMissing } from './login-as-rules.ts'
import styles from './login-as-screen.module.css'

export const loader = createScreenLoader('login-as', LoginAsScreenDocument)
export { loginAsAction as action } from './login-as-action.ts'

/** Text key of the heading, by the staff member's role (LOGINAS-01, LOGINAS-02). */
const headings = { ANYONE: 'headingAnyone', NON_EMPLOYEE: 'headingNonEmployee' } as const

/** Staff act as a member (LOGINAS). Without the role the server answers 404 (LOGINAS-24). */
export function Component() {
  const { view, data } = useScreen(loader)
  const refusal = useAnswer<LoginAsRefusal>()
  const attempt = useAttempt(refusal?.refused)
  const role = data.viewer?.facts.staffRole
  return (
    <StepCard>
      <h1>{view.text[headings[role === 'NON_EMPLOYEE' ? role : 'ANYONE']]}</h1>
      <LoginAsForm key={attempt} text={view.text} refusal={refusal} />
    </StepCard>
  )
}

interface Props {
  text: ScreenText<'login-as'>
  refusal: LoginAsRefusal | undefined
}

/** Logs in as a named member or as the subscriber; the two buttons require different fields (LOGINAS-03 to LOGINAS-15). */
function LoginAsForm({ text, refusal }: Props) {
  const latest = useToday()
  const rules = useMemo(() => loginAsRules(text, latest), [text, latest])
  const { formProps, field } = useRefusableForm(rules, refusal?.invalid, undefined, undefined, { edits: false })
  // Another object at each refusal, so that the same words are said again.
  const [missing, setMissing] = useState<object>()
  const answered = useUntilChanged(refusal)
  const busy = usePending()
  const typed = refusal?.invalid?.values ?? {}

  const change = (event: FormEvent<HTMLFormElement>) => {
    answered.clear()
    setMissing(undefined)
    formProps.onChange(event)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event)
    const button = (event.nativeEvent as SubmitEvent).submitter
    const values = formValues(new FormData(event.currentTarget, button))
    if (!memberIsMissing(intentOf(values), values)) return
    event.preventDefault()
    setMissing({})
  }

  return (
    <Form {...formProps} method="post" className={layout.form} onChange={change} onSubmit={submit}>
      <FormErrors
        message={missing ? text.memberRequired : answered.shown && loginAsMessage(answered.shown, text)}
        refusal={missing ?? answered.shown}
      />
      <TextField
        {...field('subscriberId')}
        hint={text.subscriberIdHint}
        defaultValue={typed.subscriberId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <fieldset className={`${layout.group} ${styles.member}`}>
        <legend>{text.memberLegend}</legend>
        <TextField {...field('firstName')} defaultValue={typed.firstName} autoComplete="off" />
        <TextField {...field('lastName')} defaultValue={typed.lastName} autoComplete="off" />
        <DateField
          {...field('dateOfBirth')}
          defaultValue={typed.dateOfBirth}
          min={earliestBirth(latest)}
          max={latest}
        />
      </fieldset>
      <Checkbox
        name="preventSalesforce"
        value="yes"
        label={text.preventSalesforce}
        defaultChecked={typed.preventSalesforce !== undefined}
      />
      <div className={layout.buttons}>
        <Button type="submit" name="intent" value="member" disabled={busy}>
          {text.submit}
        </Button>
        <Button type="submit" name="intent" value="subscriber" kind="secondary" disabled={busy}>
          {text.continueAsSubscriber}
        </Button>
      </div>
    </Form>
  )
}

/** The message above a refused form: the service's own where it sent one (LOGINAS-11, LOGINAS-19). */
function loginAsMessage({ memberMissing, refused }: LoginAsRefusal, text: ScreenText<'login-as'>) {
  if (memberMissing) return text.memberRequired
  return refused && (refused.message ?? text.failed)
}
