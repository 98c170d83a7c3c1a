import { useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { useAttempt, useRefusableForm, useUntilChanged } from '../../forms/use-refusable-form.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { type LogInRefusal, logInRules } from './log-in-action.ts'
import styles from './log-in-form.module.css'

interface Props {
  text: ScreenText<'login'>
  refusal: LogInRefusal | undefined
}

/** The log-in form; works without script, and with script checks for missing fields first (LOGIN-02 to LOGIN-08, LOGIN-18 to LOGIN-22). */
export function LogInForm({ text, refusal }: Props) {
  const rules = useMemo(() => logInRules(text), [text])
  const { formProps, field, touched, valid } = useRefusableForm(rules, refusal?.invalid)
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

type LogInMessages = Pick<ScreenText<'login'>, 'attemptsRemaining' | 'accountLocked' | 'unrecognized'>

/** The message above the form; two codes have their own (ERR-01, ERR-02), any other shows the general one (ERR-03, ERR-41). */
export function logInMessage(refused: NonNullable<LogInRefusal['refused']>, text: LogInMessages) {
  const { code, attemptsRemaining } = refused
  if (code === 'LOGIN_ATTEMPTS_REMAINING' && attemptsRemaining !== null)
    return sayFrom(text)('attemptsRemaining', { attemptsRemaining })
  return code === 'ACCOUNT_LOCKED' ? text.accountLocked : text.unrecognized
}
