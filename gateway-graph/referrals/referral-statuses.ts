import type { ReferralStatusCode } from '../../schema/generated/gateway-types.ts'
import type { ReferralStatus } from '../generated/resolver-types.ts'

/** The name of each code on the wire. */
export const referralStatuses: { readonly [Code in ReferralStatusCode]: ReferralStatus } = {
  AP: 'APPROVED',
  PN: 'PENDING',
  DN: 'DENIED',
  CN: 'CANCELLED',
}

/** The code on the wire of each name. */
export const referralStatusCodes: { readonly [Status in ReferralStatus]: ReferralStatusCode } = {
  APPROVED: 'AP',
  PENDING: 'PN',
  DENIED: 'DN',
  CANCELLED: 'CN',
}
