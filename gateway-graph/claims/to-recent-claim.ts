import type { Claim, ClaimCategory } from '../../schema/generated/gateway-types.ts'
import type { RecentClaim } from '../generated/resolver-types.ts'
import { claimTypeNames } from './claim-type-names.ts'
import { hasEobButton } from './has-eob-button.ts'

/**
 * A claim as Home shows it (HOME-35). `category` is the list it came from: the word of its detail route, which a claim of
 * unknown type needs too (OPEN-17). Only the principal member's claims with status 02 have an EOB button (HOME-36).
 */
export function toRecentClaim(claim: Claim, category: ClaimCategory): RecentClaim {
  const { type, description } = claimTypeNames[claim.claimType]
  return {
    id: claim.id,
    claimType: type,
    claimTypeDescription: description,
    claimTypePath: category,
    claimStatus: claim.claimStatusDescription,
    claimStatusCode: claim.claimStatusCode,
    paidDate: claim.paidDate,
    totalMemberResponsibility: claim.claimDetailTotals.combinedMemberResponsibilityAmount,
    providerName: claim.provider.providerName,
    serviceDate: claim.serviceDateFrom,
    memberSuffix: claim.memberSuffix,
    hasEobButton: hasEobButton(claim),
  }
}
