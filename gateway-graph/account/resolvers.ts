import { accountQueries } from './queries.ts'
import { sessionMutations } from './session-mutations.ts'
import { settingsMutations } from './settings-mutations.ts'

/** Resolvers of the account area. */
export const accountResolvers = {
  ...accountQueries,
  OpenLogInPayload: { query: () => ({}) },
  Mutation: { ...sessionMutations, ...settingsMutations },
}
