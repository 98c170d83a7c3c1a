import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { readHasReferrals } from './rest.ts'

/** Resolvers of the referrals area. */
export const referralsResolvers: { Viewer: Pick<ViewerResolvers, 'hasReferrals'> } = {
  Viewer: {
    hasReferrals: async (_viewer, _args, { rest }) => (await readHasReferrals(rest)).hasReferrals,
  },
}
