import type { ReferralFilter } from '../generated/resolver-types.ts'
import { referralStatusCodes } from './referral-statuses.ts'
import type { ReferralsAsked } from './rest.ts'

/** The query of `GET referrals` for a filter: what is not given, or null, is not asked (REFERRAL-02). */
export function toReferralsAsked(filter: ReferralFilter, page: number, size: number): ReferralsAsked {
  const { memberKey, status, providerId, excludeExpired } = filter
  return {
    page,
    size,
    memberKey: memberKey ?? undefined,
    statusCode: status ? referralStatusCodes[status] : undefined,
    providerId: providerId ?? undefined,
    excludeExpired: excludeExpired ? 'true' : undefined,
  }
}
