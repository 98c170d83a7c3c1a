import type { ReferralStatusCode } from '../../../schema/generated/gateway-types.ts'

/** A referral's state in words. */
export const referralStatus: Readonly<Record<ReferralStatusCode, string>> = {
  AP: 'Approved',
  PN: 'Pending',
  DN: 'Denied',
  CN: 'Cancelled',
}
