import { type PersonField, personFields } from '../../forms/person.tsx'
import { type AnswerField, answerFields } from '../../forms/security-answers/answer-fields.ts'

/** The steps in their order (REG-01). */
export const registrationSteps = ['identify', 'credentials', 'security', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

export type CredentialsField = 'username' | 'emailAddress'
export type SecretField = 'password' | 'passwordAgain'

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

export const isStep = (value: unknown): value is RegistrationStep => registrationSteps.some(step => step === value)

/** The step before; the first has none before it. */
export const stepBefore = (step: RegistrationStep): RegistrationStep =>
  registrationSteps[Math.max(0, registrationSteps.indexOf(step) - 1)] ?? 'identify'
