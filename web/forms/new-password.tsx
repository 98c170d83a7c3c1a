import type { FieldProps } from '../ui/field/field-frame.tsx'
import { HiddenInputField } from '../ui/field/hidden-input-field.tsx'
import { sayFrom } from '../ui/words/say-from.ts'
import type { FormRules } from './form-rules.ts'
import { password } from './patterns.ts'

export type NewPasswordField = 'password' | 'passwordAgain'

interface NewPasswordWords {
  password: string
  passwordAgain: string
  passwordHint: string
  passwordInvalid: string
  mismatch: string
}

/** A new password by the password rule, typed twice the same (REG-09, REG-17, ACCOUNT-09, VALID-19). */
export function newPasswordRules(text: Omit<NewPasswordWords, 'passwordHint'>): FormRules<NewPasswordField> {
  const say = sayFrom(text)
  return {
    password: {
      ...password,
      label: say('password'),
      required: true,
      messages: { pattern: say('passwordInvalid') },
    },
    passwordAgain: {
      label: say('passwordAgain'),
      required: true,
      messages: { check: say('mismatch') },
      check: (again, values) => mismatch(values.password ?? '', again) && say('mismatch'),
    },
  }
}

/** Two fields that must match and do not have error `mismatch` (VALID-19). */
export const mismatch = (value: string, repeated: string): 'mismatch' | undefined =>
  value === repeated ? undefined : 'mismatch'

interface Props {
  /** What `useForm` gives for a field. */
  field: (name: NewPasswordField) => FieldProps & { name: string }
  /** What was typed before on this very page; a page of the server never has it. */
  held?: string | undefined
  text: Pick<NewPasswordWords, 'passwordHint'>
}

/** A new password and its repetition, each of which can be looked at (UI-08). */
export function NewPasswordFields({ field, held, text }: Props) {
  return (
    <>
      <HiddenInputField
        {...field('password')}
        hint={text.passwordHint}
        defaultValue={held}
        autoComplete="new-password"
      />
      <HiddenInputField {...field('passwordAgain')} defaultValue={held} autoComplete="new-password" />
    </>
  )
}
