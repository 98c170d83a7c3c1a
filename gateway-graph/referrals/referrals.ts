import type {
  ReferralMetadata,
  ReferralStatusCode,
  Referral as RestReferral,
} from '../../schema/generated/gateway-types.ts'
import type { Referral, ReferralFilter, ReferralFilters, ReferralStatus } from '../generated/resolver-types.ts'
import type { ReferralsAsked } from './rest.ts'

/** A referral as the screen shows it: expired from the day after its last one, no visits left once all are used. */
export function toReferral({ statusCode, ...referral }: RestReferral, today: string): Referral {
  return {
    ...referral,
    status: referralStatuses[statusCode],
    expired: referral.expirationDate < today,
    visitsLeft: Math.max(0, referral.visitsAllowed - referral.visitsUsed),
  }
}

/** What referrals can be narrowed down by, in the names of the schema. */
export function toReferralFilters({ members, statuses, providers }: ReferralMetadata): ReferralFilters {
  return {
    members: members.map(({ memberKey, suffix, memberName }) => ({ memberKey, memberSuffix: suffix, memberName })),
    statuses: statuses.map(({ statusCode, statusDescription }) => ({
      status: referralStatuses[statusCode],
      statusDescription,
    })),
    providers,
  }
}

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

/** The name of each code on the wire. */
const referralStatuses: { readonly [Code in ReferralStatusCode]: ReferralStatus } = {
  AP: 'APPROVED',
  PN: 'PENDING',
  DN: 'DENIED',
  CN: 'CANCELLED',
}

/** The code on the wire of each name. */
const referralStatusCodes: { readonly [Status in ReferralStatus]: ReferralStatusCode } = {
  APPROVED: 'AP',
  PENDING: 'PN',
  DENIED: 'DN',
  CANCELLED: 'CN',
}
