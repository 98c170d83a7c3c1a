import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormRules, FormValues } from '../../forms/form-rules.ts'
import { newPasswordRules } from '../../forms/new-password.tsx'
import { emailAddress, username } from '../../forms/patterns.ts'
import { type PersonField, personFields, personRules } from '../../forms/person.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { type AnswerField, answerFields, answerRules } from '../../forms/security-answers/security-answers.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

/** The steps in their order (REG-01). */
export const registrationSteps = ['identify', 'credentials', 'security', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

type CredentialsField = 'username' | 'emailAddress'
type SecretField = 'password' | 'passwordAgain'

/** Fields that travel from step to step on the page; passwords never do. */
export type CarriedField = PersonField | CredentialsField | AnswerField
export type RegistrationField = CarriedField | SecretField

export const fieldsOf: { readonly [Step in RegistrationStep]: readonly CarriedField[] } = {
  identify: personFields,
  credentials: ['username', 'emailAddress'],
  security: answerFields,
  done: [],
}

export const carriedFields: readonly CarriedField[] = registrationSteps.flatMap(step => fieldsOf[step])

/** Marks a form whose password was typed in an earlier step, which a living page still has. */
export const heldPassword = 'held-password'

export const isStep = (value: unknown): value is RegistrationStep => registrationSteps.some(step => step === value)

/** The step before; the first step for itself. */
export const stepBefore = (step: RegistrationStep): RegistrationStep =>
  registrationSteps[Math.max(0, registrationSteps.indexOf(step) - 1)] ?? 'identify'

/** The action's result: the step to show, and why the form was refused, if it was. */
export interface RegistrationState extends Refusal<RegistrationField> {
  step: RegistrationStep
  values: FormValues<CarriedField>
}

type RegistrationText = ScreenText<'registration'>
type Rules = Partial<FormRules<RegistrationField>>

interface RegistrationRuleOptions {
  /** yyyy-mm-dd. */
  today: string
  /** Whether the step asks for the password too. */
  withPassword: boolean
}

const rulesOf: {
  readonly [Step in RegistrationStep]: (text: RegistrationText, options: RegistrationRuleOptions) => Rules
} = {
  identify: (text, { today }) => personRules(text, { today, adult: true }),
  credentials: text => ({
    username: {
      ...username,
      label: sayFrom(text)('username'),
      required: true,
      messages: { pattern: sayFrom(text)('usernameInvalid') },
    },
    emailAddress: {
      ...emailAddress,
      label: sayFrom(text)('emailAddress'),
      required: true,
      messages: { pattern: sayFrom(text)('emailAddressInvalid') },
    },
  }),
  security: answerRules,
  done: () => ({}),
}

/** The rules of each step's fields (REG-02 to REG-05, REG-08 to REG-11). */
export function registrationRules(
  step: RegistrationStep,
  text: RegistrationText,
  options: RegistrationRuleOptions,
): FormRules<RegistrationField> {
  const rules = { ...rulesOf[step](text, options), ...(options.withPassword && newPasswordRules(text)) }
  return rules as FormRules<RegistrationField>
}
