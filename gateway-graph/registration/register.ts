import type { GraphContext } from '../context.ts'
import type { RegisterInput, RegisterPayload } from '../generated/resolver-types.ts'
import { answerErrors } from '../rules/answer-errors.ts'
import { emailAddress, password, username } from '../rules/field-rules.ts'
import { inputErrors } from '../rules/input-errors.ts'
import { orAnyUserError } from '../shared/or-user-error.ts'
import { today } from '../shared/today.ts'
import { newcomerErrors } from './newcomer-errors.ts'
import { createRegistration } from './rest.ts'

const rules = { username, password, emailAddress }

/** Creates a sign-in on the brand, or says what stands in its way; nothing is sent that breaks a rule (REG-12). */
export async function register({ person, ...input }: RegisterInput, context: GraphContext): Promise<RegisterPayload> {
  const { rest, brand, clock } = context
  const mistakes = [
    ...newcomerErrors(person, today(clock)),
    ...inputErrors(input, rules),
    ...answerErrors(input.answers),
  ]
  if (mistakes.length > 0) return { username: null, errors: mistakes }
  const request = { ...person, ...input, domainId: String(brand.domainId) }
  const { answer, errors } = await orAnyUserError(() => createRegistration(rest, request), {
    ...{ NOT_FOUND: 'NOT_RECOGNIZED', USERNAME_TAKEN: 'USERNAME_TAKEN' },
  })
  return { username: answer?.username ?? null, errors }
}
