import type { FormRules } from '../../forms/field-rules.ts'
import { newPasswordRules } from '../../forms/new-password.tsx'
import { emailAddress, username } from '../../forms/patterns.ts'
import { personRules } from '../../forms/person.tsx'
import { answerRules } from '../../forms/security-answers/answer-rules.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { RegistrationField, RegistrationStep } from './registration-steps.ts'

type Words = Readonly<Record<string, string>>
type Rules = Partial<FormRules<RegistrationField>>

interface Options {
  /** yyyy-mm-dd. */
  today: string
  /** Whether the step asks for the password too: see `asksPassword`. */
  withPassword: boolean
}

const rulesOf: { readonly [Step in RegistrationStep]: (text: Words, options: Options) => Rules } = {
  identify: (text, { today }) => personRules(text, { today, adult: true }),
  credentials: text => ({
    username: { ...username, label: sayFrom(text)('username'), required: true },
    emailAddress: { ...emailAddress, label: sayFrom(text)('emailAddress'), required: true },
  }),
  security: answerRules,
  done: () => ({}),
}

/** What each step asks of its fields (REG-02 to REG-05, REG-08 to REG-11). */
export function registrationRules(step: RegistrationStep, text: Words, options: Options): FormRules<RegistrationField> {
  const rules = { ...rulesOf[step](text, options), ...(options.withPassword && newPasswordRules(text)) }
  return rules as FormRules<RegistrationField>
}
