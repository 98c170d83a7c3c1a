import { useMemo } from 'react'
import { Form } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { recoveryPasswordRules } from './recovery-password-rules.ts'

interface Props {
  text: Readonly<Record<string, string>>
  /** The page without a token. */
  action: string
  refusal: Refusal<'username'> | undefined
}

/** Whose password was forgotten (REG-16). */
export function RecoveryPasswordForm({ text, action, refusal }: Props) {
  const rules = useMemo(() => recoveryPasswordRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" action={action} className={layout.form}>
      <FormErrors message={problem} />
      <TextField
        {...field('username')}
        defaultValue={refusal?.values.username}
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
