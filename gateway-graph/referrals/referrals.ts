import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Referral, ReferralFilter, ReferralFilters, ReferralStatus } from '../generated/resolver-types.ts'
import type { ReferralsAsked } from './rest.ts'

/** A referral in the schema's names: expired from the day after its last, never fewer than no visits left. */
export function toReferral({ statusCode, ...referral }: rest.Referral, today: string): Referral {
  return {
    ...referral,
    status: referralStatuses[statusCode],
    expired: referral.expirationDate < today,
    visitsLeft: Math.max(0, referral.visitsAllowed - referral.visitsUsed),
  }
}

/** What referrals can be narrowed to, in the schema's names. */
export function toReferralFilters({ members, statuses, providers }: rest.ReferralMetadata): ReferralFilters {
  return {
    members: members.map(({ memberKey, suffix, memberName }) => ({ memberKey, memberSuffix: suffix, memberName })),
    statuses: statuses.map(({ statusCode, statusDescription }) => ({
      status: referralStatuses[statusCode],
      statusDescription,
    })),
    providers,
  }
}

/** The query of `GET referrals` for a filter; what is not given, or null, is left out (REFERRAL-02). */
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

/** The status of each of the gateway's codes. */
const referralStatuses: { readonly [Code in rest.ReferralStatusCode]: ReferralStatus } = {
  AP: 'APPROVED',
  PN: 'PENDING',
  DN: 'DENIED',
  CN: 'CANCELLED',
}

/** The gateway's code of each status. */
const referralStatusCodes: { readonly [Status in ReferralStatus]: rest.ReferralStatusCode } = {
  APPROVED: 'AP',
  PENDING: 'PN',
  DENIED: 'DN',
  CANCELLED: 'CN',
}
