import type { Referral as RestReferral } from '../../schema/generated/gateway-types.ts'
import type { Referral } from '../generated/resolver-types.ts'
import { referralStatuses } from './referral-statuses.ts'

/** A referral as the screen shows it: expired from the day after its last one, no visits left once all are used. */
export function toReferral({ statusCode, ...referral }: RestReferral, today: string): Referral {
  return {
    ...referral,
    status: referralStatuses[statusCode],
    expired: referral.expirationDate < today,
    visitsLeft: Math.max(0, referral.visitsAllowed - referral.visitsUsed),
  }
}
