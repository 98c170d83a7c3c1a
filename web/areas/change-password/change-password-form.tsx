import { useMemo } from 'react'
import { Form } from 'react-router'
import { NewPasswordFields } from '../../forms/new-password.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { TellingField } from '../../journey/telling-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { type ChangePasswordField, changePasswordRules } from './change-password-rules.ts'
import { goesOnField } from './goes-on-field.ts'

interface Props {
  text: Readonly<Record<string, string>>
  goesOn: boolean
  refusal: Refusal<ChangePasswordField> | undefined
}

/** The present password and a new one (ACCOUNT-09). What was typed stays while the page lives. */
export function ChangePasswordForm({ text, goesOn, refusal }: Props) {
  const rules = useMemo(() => changePasswordRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" className={layout.form}>
      <FormErrors message={problem} />
      <HiddenInputField {...field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields field={field} text={text} />
      {goesOn && <input type="hidden" name={goesOnField} value="yes" />}
      <TellingField />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
