import { useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { useAttempt, useRefusableForm, useUntilChanged } from '../../forms/use-refusable-form.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { type LogInRefusal, logInRules } from './log-in-action.ts'
import styles from './log-in-form.module.css'
import { type HelpLine, LogInHelp, LogInMessage } from './log-in-message.tsx'

interface Props {
  text: ScreenText<'login'>
  refusal: LogInRefusal | undefined
  help: readonly HelpLine[]
}

/** The log-in form; works without script, and with script checks for missing fields first (LOGIN-02 to LOGIN-08, LOGIN-18 to LOGIN-22). */
export function LogInForm({ text, refusal, help }: Props) {
  const rules = useMemo(() => logInRules(text), [text])
  const { formProps, field, touched, valid } = useRefusableForm(rules, refusal?.invalid, undefined, undefined, {
    edits: false,
  })
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
      {shown && (
        <FormErrors
          message={<LogInMessage refused={shown} text={text} />}
          refusal={shown}
          help={<LogInHelp code={shown.code} lines={help} />}
        />
      )}
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
