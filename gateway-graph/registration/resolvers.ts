import type { GraphContext } from '../context/graph-context.ts'
import { type Changed, easyPassword, type Mendable, orAnyUserError, userError } from '../failures/user-errors.ts'
import type {
  MutationResolvers,
  PersonInput,
  RegisterInput,
  RegisterPayload,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { emailAddress, password, username, username as usernameRule } from '../rules/field-rules.ts'
import { answerErrors, inputErrors, pathWithPerson, personErrors } from '../rules/input-errors.ts'
import { ageBand } from '../shared/age-band.ts'
import { today } from '../shared/dates.ts'
import { checkUsername, createRegistration, readRegistrationDetails, validateRegistrationUser } from './rest.ts'

type RegistrationResolvers = {
  Viewer: Pick<ViewerResolvers, 'registrationDetails'>
  Mutation: Pick<MutationResolvers, 'checkRegistration' | 'checkUsername' | 'register'>
}

/** Resolvers of the registration area: its screens handle every failure themselves (ERR-09). */
export const registrationResolvers: RegistrationResolvers = {
  Viewer: {
    registrationDetails: (_viewer, _args, { rest }) => readRegistrationDetails(rest),
  },
  Mutation: {
    checkRegistration: async (_parent, { input: { person } }, { rest, brand, clock }) => {
      const inputFailures = newMemberErrors(person, today(clock))
      if (inputFailures.length > 0) return { recognized: false, userErrors: inputFailures }
      const details = { ...person, domainId: String(brand.domainId) }
      const known = { NOT_FOUND: 'NOT_RECOGNIZED' } as const
      const { userErrors } = await orAnyUserError(() => validateRegistrationUser(rest, details), known, pathWithPerson)
      return { recognized: userErrors.length === 0, userErrors }
    },
    checkUsername: async (_parent, { input: { username } }, { rest }) => {
      const inputFailures = inputErrors({ username }, { username: usernameRule })
      if (inputFailures.length > 0) return { available: null, userErrors: inputFailures }
      const { answer, userErrors } = await orAnyUserError(() => checkUsername(rest, { username }))
      return { available: answer?.available ?? null, userErrors }
    },
    register: (_parent, { input }, context) => register(input, context),
  },
}

const credentialRules = { username, password, emailAddress }

/** Creates a sign-in on the brand, or says why that is not possible; what breaks a rule is not sent (REG-12). */
async function register({ person, ...input }: RegisterInput, context: GraphContext): Promise<Changed<RegisterPayload>> {
  const { rest, brand, clock } = context
  const inputFailures = [
    ...newMemberErrors(person, today(clock)),
    ...inputErrors(input, credentialRules),
    ...answerErrors(input.answers),
  ]
  if (inputFailures.length > 0) return { username: null, userErrors: inputFailures }
  const request = { ...person, ...input, domainId: String(brand.domainId) }
  const known = { NOT_FOUND: 'NOT_RECOGNIZED', USERNAME_TAKEN: 'USERNAME_TAKEN', ...easyPassword } as const
  const create = () => createRegistration(rest, request)
  const { answer, userErrors } = await orAnyUserError(create, known, pathWithPerson)
  return { username: answer?.username ?? null, userErrors }
}

/** User errors of a person who wants to register, before any call: fields that break their rule, being under 18 (REG-05, VALID-20). */
function newMemberErrors(person: PersonInput, today: string): Mendable[] {
  const isAdult = ageBand(person.dateOfBirth, today) === 'adult'
  return [...personErrors(person), ...(isAdult ? [] : [userError('NOT_ADULT', ['person', 'dateOfBirth'])])]
}
