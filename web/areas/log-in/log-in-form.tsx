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

/** The log-in form; works without script, and with script checks for missing fields first (LOGIN-02 to LOGIN-08, LOGIN-18 to LOGIN-22). */
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

/** Text keys of the refusals with a message of their own (ERR-01, ERR-02). */
const keys: Readonly<Record<string, string>> = {
  LOGIN_ATTEMPTS_REMAINING: 'attemptsRemaining',
  ACCOUNT_LOCKED: 'accountLocked',
}

/** The message above the form. Codes unknown to the portal show the general message (ERR-03, ERR-41). */
export function logInMessage(refused: NonNullable<LogInRefusal['refused']>, text: Readonly<Record<string, string>>) {
  const { code, attemptsRemaining } = refused
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined
  if (!key || (key === 'attemptsRemaining' && attemptsRemaining === null)) return sayFrom(text)('unrecognized')
  return sayFrom(text)(key, { attemptsRemaining: attemptsRemaining ?? '' })
}
