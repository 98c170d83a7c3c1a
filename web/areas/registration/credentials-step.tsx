import { NewPasswordFields } from '../../forms/new-password.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { StepProps } from './step-props.ts'

/** The name, the address and, on a page that lives on, the password of the new sign-in (REG-07 to REG-10). */
export const CredentialsStep = ({ field, values, text, held, withPassword }: StepProps) => (
  <>
    <TextField
      {...field('username')}
      hint={text.usernameHint}
      defaultValue={values.username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextField
      {...field('emailAddress')}
      hint={text.emailAddressHint}
      defaultValue={values.emailAddress}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    {withPassword && <NewPasswordFields field={field} held={held} text={text} />}
  </>
)
