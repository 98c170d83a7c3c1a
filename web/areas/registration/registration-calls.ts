import type { FormValues } from '../../forms/field-rules.ts'
import { toPerson } from '../../forms/person.tsx'
import { typedAnswers } from '../../forms/security-answers/typed-answers.ts'
import { noAnswer, type UserError } from '../../forms/user-errors.ts'
import { RegisterDocument, ValidateUserDocument, ValidateUsernameDocument } from '../../generated/registration.ts'
import type { Sent } from '../../screen/action.ts'
import type { RegistrationField, RegistrationStep } from './registration-steps.ts'

type Values = FormValues<RegistrationField>
type Call = (values: Values, sent: Pick<Sent, 'query'>) => Promise<readonly UserError[]>

/** What the service says at the end of each step: nothing when it is content (REG-06, REG-07, REG-12). Every failure stays here (ERR-09). */
export const registrationCalls: { readonly [Step in RegistrationStep]: Call } = {
  identify: async (values, { query }) => {
    const { data } = await query(ValidateUserDocument, { person: toPerson(values) })
    return data?.validateUser.errors ?? noAnswer
  },
  credentials: async ({ username = '' }, { query }) => {
    const { data } = await query(ValidateUsernameDocument, { username })
    if (!data) return noAnswer
    const { available, errors } = data.validateUsername
    return available === false ? [{ code: 'USERNAME_TAKEN', field: 'username' }] : errors
  },
  security: async (values, { query }) => {
    const { username = '', password = '', emailAddress = '' } = values
    const input = { username, password, emailAddress: emailAddress.trim() }
    const { data } = await query(RegisterDocument, {
      input: { person: toPerson(values), ...input, answers: typedAnswers(values) },
    })
    return data?.register.errors ?? noAnswer
  },
  done: async () => [],
}
