import { useMemo } from 'react'
import { Form } from 'react-router'
import { useAttempt, useRefusableForm, useUntilChanged } from '../../forms/use-refusable-form.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { type LogInRefusal, logInRules } from './log-in-action.ts'
import styles from './log-in-form.module.css'

interface Props {
  text: Readonly<Record<string, string>>
  refusal: LogInRefusal | undefined
}

/** A plain form that works without script; with script it tells what is missing before it is sent (LOGIN-02 to LOGIN-08, LOGIN-18 to LOGIN-22). */
export function LogInForm({ text, refusal }: Props) {
  const rules = useMemo(() => logInRules(text), [text])
  const { formProps, field, touched, valid } = useRefusableForm(rules, refusal?.invalid, text)
  const { shown, clear } = useUntilChanged(refusal?.refused)
  const attempt = useAttempt(refusal?.refused)
  const busy = usePending()
  return (
    <Form
      {...formProps}
      method="post"
      className={styles.form}
      onChange={event => {
        clear()
        formProps.onChange(event)
      }}
    >
      <FormErrors message={shown && logInMessage(shown, text)} />
      <TextField
        {...field('username')}
        defaultValue={refusal?.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <HiddenInputField key={attempt} {...field('password')} autoComplete="current-password" />
      <Button type="submit" wide disabled={busy || (touched && !valid)}>
        {text.submit}
      </Button>
    </Form>
  )
}

/** Key of the text of each refusal that says more than the general one (ERR-01, ERR-02). */
const keys: Readonly<Record<string, string>> = {
  LOGIN_ATTEMPTS_REMAINING: 'attemptsRemaining',
  ACCOUNT_LOCKED: 'accountLocked',
}

/** What the error area says. A code that the portal does not know falls to the general message (ERR-03, ERR-41). */
export function logInMessage(refused: NonNullable<LogInRefusal['refused']>, text: Readonly<Record<string, string>>) {
  const { code, attemptsRemaining } = refused
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined
  if (!key || (key === 'attemptsRemaining' && attemptsRemaining === null)) return sayFrom(text)('unrecognized')
  return sayFrom(text)(key, { attemptsRemaining: attemptsRemaining ?? '' })
}
