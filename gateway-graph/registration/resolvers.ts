import type { GraphContext } from '../context/graph-context.ts'
import { easyPassword, orAnyUserError, userError } from '../failures/user-errors.ts'
import type {
  MutationResolvers,
  PersonInput,
  RegisterInput,
  RegisterPayload,
  UserError,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { emailAddress, password, username, username as usernameRule } from '../rules/field-rules.ts'
import { answerErrors, inputErrors, personErrors } from '../rules/input-errors.ts'
import { ageBand } from '../shared/age-band.ts'
import { today } from '../shared/dates.ts'
import { checkUsername, createRegistration, readRegistrationDetails, validateRegistrationUser } from './rest.ts'

type RegistrationResolvers = {
  Viewer: Pick<ViewerResolvers, 'registrationDetails'>
  Mutation: Pick<MutationResolvers, 'validateUser' | 'validateUsername' | 'register'>
}

/** Resolvers of the registration area: its screens handle every failure themselves (ERR-09). */
export const registrationResolvers: RegistrationResolvers = {
  Viewer: {
    registrationDetails: (_viewer, _args, { rest }) => readRegistrationDetails(rest),
  },
  Mutation: {
    validateUser: async (_parent, { person }, { rest, brand, clock }) => {
      const inputFailures = newMemberErrors(person, today(clock))
      if (inputFailures.length > 0) return { recognized: false, errors: inputFailures }
      const details = { ...person, domainId: String(brand.domainId) }
      const known = { NOT_FOUND: 'NOT_RECOGNIZED' }
      const { errors } = await orAnyUserError(() => validateRegistrationUser(rest, details), known)
      return { recognized: errors.length === 0, errors }
    },
    validateUsername: async (_parent, { username }, { rest }) => {
      const inputFailures = inputErrors({ username }, { username: usernameRule })
      if (inputFailures.length > 0) return { available: null, errors: inputFailures }
      const { answer, errors } = await orAnyUserError(() => checkUsername(rest, { username }))
      return { available: answer?.available ?? null, errors }
    },
    register: (_parent, { input }, context) => register(input, context),
  },
}

const credentialRules = { username, password, emailAddress }

/** Creates a sign-in on the brand, or says why that is not possible; what breaks a rule is not sent (REG-12). */
async function register({ person, ...input }: RegisterInput, context: GraphContext): Promise<RegisterPayload> {
  const { rest, brand, clock } = context
  const inputFailures = [
    ...newMemberErrors(person, today(clock)),
    ...inputErrors(input, credentialRules),
    ...answerErrors(input.answers),
  ]
  if (inputFailures.length > 0) return { username: null, errors: inputFailures }
  const request = { ...person, ...input, domainId: String(brand.domainId) }
  const { answer, errors } = await orAnyUserError(() => createRegistration(rest, request), {
    ...{ NOT_FOUND: 'NOT_RECOGNIZED', USERNAME_TAKEN: 'USERNAME_TAKEN', ...easyPassword },
  })
  return { username: answer?.username ?? null, errors }
}

/** User errors of a person who wants to register, before any call: fields that break their rule, being under 18 (REG-05, VALID-20). */
function newMemberErrors(person: PersonInput, today: string): UserError[] {
  const isAdult = ageBand(person.dateOfBirth, today) === 'adult'
  return [...personErrors(person), ...(isAdult ? [] : [userError('NOT_ADULT', 'dateOfBirth')])]
}
