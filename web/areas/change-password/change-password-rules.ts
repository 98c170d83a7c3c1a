import type { FormRules } from '../../forms/field-rules.ts'
import { type NewPasswordField, newPasswordRules } from '../../forms/new-password.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

export type ChangePasswordField = 'currentPassword' | NewPasswordField

/** The present password, and a new one typed twice (ACCOUNT-09). */
export const changePasswordRules = (text: Readonly<Record<string, string>>): FormRules<ChangePasswordField> => ({
  currentPassword: { label: sayFrom(text)('currentPassword'), required: true },
  ...newPasswordRules(text),
})
