import type { Referral, ReferralStatusCode } from '../../../schema/generated/gateway-types.ts'
import { referralStatus } from './referral-status.ts'

/** A referral as the queries of this area give it. */
export interface ReferralRow {
  readonly id: string
  readonly memberKey: string
  readonly firstName: string
  readonly lastName: string
  readonly referringProviderId: string
  readonly referringProviderName: string
  readonly referredToProviderId: string
  readonly referredToProviderName: string
  readonly statusCode: ReferralStatusCode
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly visitsAllowed: number
  readonly visitsUsed: number
}

/** A referral on the wire (OPEN-42). */
export function referralOf(row: ReferralRow): Referral {
  return {
    id: row.id,
    memberKey: row.memberKey,
    memberName: `${row.firstName} ${row.lastName}`,
    referringProvider: { providerId: row.referringProviderId, providerName: row.referringProviderName },
    referredToProvider: { providerId: row.referredToProviderId, providerName: row.referredToProviderName },
    statusCode: row.statusCode,
    statusDescription: referralStatus[row.statusCode],
    effectiveDate: row.effectiveDate,
    expirationDate: row.expirationDate,
    visitsAllowed: row.visitsAllowed,
    visitsUsed: row.visitsUsed,
  }
}
