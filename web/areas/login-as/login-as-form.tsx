import { type FormEvent, useMemo, useState } from 'react'
import { Form } from 'react-router'
import { formValues } from '../../forms/form-values.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { useUntilChanged } from '../../forms/use-until-changed.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { today } from '../../ui/format/dates.ts'
import styles from './login-as-form.module.css'
import { loginAsMessage } from './login-as-message.ts'
import type { LoginAsRefusal } from './login-as-refusal.ts'
import { loginAsRules } from './login-as-rules.ts'
import { intentOf, memberIsMissing } from './member-is-missing.ts'

interface Props {
  text: Readonly<Record<string, string>>
  refusal: LoginAsRefusal | undefined
}

/** Names a member, or goes on as the subscriber; the two buttons ask for different fields (LOGINAS-03 to LOGINAS-15). */
export function LoginAsForm({ text, refusal }: Props) {
  const latest = today(new Date())
  const rules = useMemo(() => loginAsRules(text, latest), [text, latest])
  const { formProps, field } = useRefusableForm(rules, refusal?.invalid, text)
  const [missing, setMissing] = useState(false)
  const answered = useUntilChanged(refusal)
  const busy = usePending()
  const typed = refusal?.invalid?.values ?? {}

  const change = (event: FormEvent<HTMLFormElement>) => {
    answered.clear()
    setMissing(false)
    formProps.onChange(event)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event)
    const button = (event.nativeEvent as SubmitEvent).submitter
    const values = formValues(new FormData(event.currentTarget, button))
    if (!memberIsMissing(intentOf(values), values)) return
    event.preventDefault()
    setMissing(true)
  }

  return (
    <Form {...formProps} method="post" className={layout.form} onChange={change} onSubmit={submit}>
      <FormErrors message={missing ? text.memberRequired : answered.shown && loginAsMessage(answered.shown, text)} />
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
        <DateField {...field('dateOfBirth')} defaultValue={typed.dateOfBirth} max={latest} />
      </fieldset>
      <Checkbox name="preventSalesforce" value="yes" label={text.preventSalesforce} />
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
