import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormValues } from '../../forms/form-rules.ts'
import { NewPasswordFields } from '../../forms/new-password.tsx'
import { PersonFields } from '../../forms/person.tsx'
import { SecurityQuestions } from '../../forms/security-answers/security-questions.tsx'
import type { RegistrationScreenQuery } from '../../generated/registration-screen.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import type { FieldProps } from '../../ui/field/field-frame.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { type CarriedField, heldPassword, type RegistrationField } from './registration-steps.ts'

/** What a step's fields need. */
export interface StepProps {
  field: (name: RegistrationField) => FieldProps & { name: string }
  values: FormValues<CarriedField>
  /** Today, yyyy-mm-dd. */
  latest: string
  text: ScreenText<'registration'>
  questions: RegistrationScreenQuery['securityQuestions']
  /** The password typed earlier on this page; empty without script. */
  password: string
  withPassword: boolean
}

/** Who registers (REG-02). */
export const IdentifyStep = ({ field, values, latest, text }: StepProps) => (
  <PersonFields field={field} values={values} latest={latest} text={text} />
)

/** User name, e-mail address and, on a page with script, the password (REG-07 to REG-10). */
export const CredentialsStep = ({ field, values, text, password, withPassword }: StepProps) => (
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
    {withPassword && <NewPasswordFields field={field} held={password} text={text} />}
  </>
)

/** Three questions with answers (REG-11). Without script, this step also asks for the password. */
export function SecurityStep({ field, values, text, questions, password, withPassword }: StepProps) {
  if (!questions) {
    return (
      <Alert type="error">
        <p>{text.questionsMissing}</p>
      </Alert>
    )
  }
  return (
    <>
      <p>{text.securityIntro}</p>
      <SecurityQuestions questions={questions} field={field} values={values} text={text} />
      {withPassword ? (
        <NewPasswordFields field={field} text={text} />
      ) : (
        <>
          <input type="hidden" name={heldPassword} value="1" />
          <input type="hidden" name="password" value={password} />
          <input type="hidden" name="passwordAgain" value={password} />
        </>
      )}
    </>
  )
}
