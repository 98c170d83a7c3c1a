import { sayFrom } from '../ui/words/say-from.ts'
import type { FormRules } from './field-rules.ts'
import { mismatch } from './mismatch.ts'
import { password } from './patterns.ts'

export type NewPasswordField = 'password' | 'passwordAgain'

/** A new password by the password rule, typed twice the same (REG-09, REG-17, ACCOUNT-09, VALID-19). */
export function newPasswordRules(text: Readonly<Record<string, string>>): FormRules<NewPasswordField> {
  const say = sayFrom(text)
  return {
    password: { ...password, label: say('password'), required: true },
    passwordAgain: {
      label: say('passwordAgain'),
      required: true,
      messages: { check: say('mismatch') },
      check: (again, values) => mismatch(values.password ?? '', again) && say('mismatch'),
    },
  }
}
