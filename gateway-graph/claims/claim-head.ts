import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Claim, RecentClaim } from '../generated/resolver-types.ts'
import { claimTypeNames } from './claim-type-names.ts'
import { hasEobButton } from './has-eob-button.ts'

/** What a claim says of itself wherever it shows. */
export type ClaimHead = Pick<Claim, keyof Claim & Exclude<keyof RecentClaim, '__typename'>>

/**
 * `category` is the list that the claim belongs to: the word of its detail route, which a claim of unknown type needs
 * too (OPEN-17). Only the principal member's claims with status 02 have an EOB button (HOME-36, CLAIM-23).
 */
export function claimHead(claim: rest.Claim, category: rest.ClaimCategory): ClaimHead {
  const { type, description } = claimTypeNames[claim.claimType]
  return {
    id: claim.id,
    claimType: type,
    claimTypeDescription: description,
    claimTypePath: category,
    claimStatus: claim.claimStatusDescription,
    claimStatusCode: claim.claimStatusCode,
    paidDate: claim.paidDate,
    memberSuffix: claim.memberSuffix,
    serviceDate: claim.serviceDateFrom,
    hasEobButton: hasEobButton(claim),
  }
}
