import { ReferralsScreenDocument } from '../../generated/referrals-screen.ts'
import { createListLoader } from '../../lists/list-loader.ts'
import { referralsAsked } from './referrals-asked.ts'

/** Loads the page of referrals that the address asks for, with what it can be narrowed to (REFERRAL-01 to REFERRAL-04). */
export const referralsLoader = createListLoader(ReferralsScreenDocument, {
  variables: referralsAsked,
  offered: ({ viewer }) =>
    viewer?.referralFilters
      ? {
          status: viewer.referralFilters.statuses.map(({ status }) => status),
          provider: viewer.referralFilters.providers.map(({ providerId }) => providerId),
        }
      : {},
  totalPages: ({ viewer }) => viewer?.referrals?.totalPages,
})
