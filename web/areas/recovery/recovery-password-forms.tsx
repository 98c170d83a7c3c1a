import { type FormEvent, useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { NewPasswordFields } from '../../forms/new-password.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { type ResetField, recoveryPasswordRules, resetRules } from './recovery-password-action.ts'

/** Keys of the words for the service's codes. */
const recoveryPasswordRefusals = ['securityAnswersWrong', 'passwordEasyToGuess', 'rateLimited', 'unavailable'] as const

interface RecoveryPasswordFormProps {
  text: ScreenText<'recovery-password'>
  /** The page without a token. */
  action: string
  refusal: Refusal<'username'> | undefined
  /** What was typed before on this page. */
  typed: string | undefined
  remember: (form: HTMLFormElement) => void
}

/** Whose password was forgotten (REG-16). */
export function RecoveryPasswordForm({ text, action, refusal, typed, remember }: RecoveryPasswordFormProps) {
  const rules = useMemo(() => recoveryPasswordRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, recoveryPasswordRefusals)
  const busy = usePending()
  const change = (event: FormEvent<HTMLFormElement>) => {
    remember(event.currentTarget)
    formProps.onChange(event)
  }
  return (
    <Form
      {...formProps}
      method="post"
      action={action}
      defaultShouldRevalidate={false}
      className={layout.form}
      onChange={change}
    >
      <FormErrors message={problem} refusal={refusal} />
      <TextField
        {...field('username')}
        defaultValue={refusal?.values.username ?? typed}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}

interface Props {
  text: ScreenText<'recovery-password'>
  token: string
  /** Empty for a person without stored answers. */
  questions: readonly { id: string; question: string }[]
  refusal: Refusal<ResetField> | undefined
}

/** The person's own questions, then a new password (REG-16, REG-17). */
export function ResetForm({ text, token, questions, refusal }: Props) {
  const rules = useMemo(() => resetRules(text, questions), [text, questions])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, recoveryPasswordRefusals)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" className={layout.form}>
      <FormErrors message={problem} refusal={refusal} />
      <input type="hidden" name="token" value={token} />
      {questions.length > 0 && (
        <fieldset className={layout.group}>
          <legend>{text.questionsLegend}</legend>
          {questions.map(({ id }, index) => (
            <div key={id}>
              <input type="hidden" name="question" value={id} />
              <TextField
                {...field(`answer${index}`)}
                hint={index === 0 ? text.answersHint : undefined}
                autoComplete="off"
              />
            </div>
          ))}
        </fieldset>
      )}
      <fieldset className={layout.group}>
        {questions.length > 0 && <legend>{text.passwordLegend}</legend>}
        <NewPasswordFields field={field} text={text} />
      </fieldset>
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}
