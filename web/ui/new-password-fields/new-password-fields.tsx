import type { NewPasswordField } from '../../forms/new-password-rules.ts'
import type { FieldProps } from '../field/field-frame.tsx'
import { HiddenInputField } from '../field/hidden-input-field.tsx'

interface Props {
  /** What `useForm` gives for a field. */
  field: (name: NewPasswordField) => FieldProps & { name: string }
  /** What was typed before on this very page; a page of the server never has it. */
  held?: string | undefined
  text: Readonly<Record<string, string>>
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
