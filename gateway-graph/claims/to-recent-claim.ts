import type { Claim, ClaimCategory } from '../../schema/generated/gateway-types.ts'
import type { RecentClaim } from '../generated/resolver-types.ts'
import { claimHead } from './claim-head.ts'

/** A claim as Home shows it (HOME-35); `category` is the list it came from. */
export const toRecentClaim = (claim: Claim, category: ClaimCategory): RecentClaim => ({
  ...claimHead(claim, category),
  totalMemberResponsibility: claim.claimDetailTotals.combinedMemberResponsibilityAmount,
  providerName: claim.provider.providerName,
})
