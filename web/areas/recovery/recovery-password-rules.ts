import type { FormRules } from '../../forms/field-rules.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

/** Which user names exist is the service's to say, and it tells nobody (REG-16). */
export const recoveryPasswordRules = (text: Readonly<Record<string, string>>): FormRules<'username'> => ({
  username: { label: sayFrom(text)('username'), required: true },
})
