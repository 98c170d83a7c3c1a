import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { today } from '../shared/dates.ts'
import { toReferral, toReferralFilters, toReferralsAsked } from './referrals.ts'
import { readHasReferrals, readReferralMetadata, readReferrals } from './rest.ts'

/** Resolvers of the referrals area. */
export const referralsResolvers: {
  Viewer: Pick<ViewerResolvers, 'hasReferrals' | 'referrals' | 'referralFilters'>
} = {
  Viewer: {
    hasReferrals: async (_viewer, _args, { rest }) => (await readHasReferrals(rest)).hasReferrals,

    referrals: async (_viewer, { filter, page, size }, { rest, clock }) => {
      const found = await readReferrals(rest, toReferralsAsked(filter, page, size))
      return { ...found, content: found.content.map(referral => toReferral(referral, today(clock))) }
    },

    referralFilters: async (_viewer, { memberKey }, { rest }) =>
      toReferralFilters(await readReferralMetadata(rest, memberKey ?? undefined)),
  },
}
