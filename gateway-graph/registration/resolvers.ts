import type { MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { username as usernameRule } from '../rules/field-rules.ts'
import { inputErrors } from '../rules/input-errors.ts'
import { orAnyUserError } from '../shared/or-user-error.ts'
import { today } from '../shared/today.ts'
import { newcomerErrors } from './newcomer-errors.ts'
import { register } from './register.ts'
import { checkUsername, readRegistrationDetails, validateRegistrationUser } from './rest.ts'

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
      const mistakes = newcomerErrors(person, today(clock))
      if (mistakes.length > 0) return { recognized: false, errors: mistakes }
      const details = { ...person, domainId: String(brand.domainId) }
      const known = { NOT_FOUND: 'NOT_RECOGNIZED' }
      const { errors } = await orAnyUserError(() => validateRegistrationUser(rest, details), known)
      return { recognized: errors.length === 0, errors }
    },
    validateUsername: async (_parent, { username }, { rest }) => {
      const mistakes = inputErrors({ username }, { username: usernameRule })
      if (mistakes.length > 0) return { available: null, errors: mistakes }
      const { answer, errors } = await orAnyUserError(() => checkUsername(rest, { username }))
      return { available: answer?.available ?? null, errors }
    },
    register: (_parent, { input }, context) => register(input, context),
  },
}
