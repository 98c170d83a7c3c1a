import { familyFields } from './family-resolvers.ts'
import { profileMutations, profilePayloads, profileQueries } from './profile-resolvers.ts'
import { accountQueries } from './queries.ts'
import { sessionMutations } from './session-mutations.ts'
import { settingsMutations } from './settings-mutations.ts'
import { signIns } from './sign-ins.ts'

/** Resolvers of the account area. */
export const accountResolvers = {
  Query: { ...accountQueries.Query, ...profileQueries.Query },
  Viewer: { ...accountQueries.Viewer, ...familyFields.Viewer, ...profileQueries.Viewer, ...signIns.Viewer },
  Family: familyFields.Family,
  Member: familyFields.Member,
  ...profilePayloads,
  BeginSignInPayload: { query: () => ({}) },
  Mutation: { ...sessionMutations, ...settingsMutations, ...profileMutations, ...signIns.Mutation },
}
