import type { ReferralMetadata } from '../../schema/generated/gateway-types.ts'
import type { ReferralFilters } from '../generated/resolver-types.ts'
import { referralStatuses } from './referral-statuses.ts'

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
