import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Claim, ClaimLine, ClaimPage, ClaimStatusDisplay, RecentClaim } from '../generated/resolver-types.ts'
import { claimTypeNames } from './claim-type-names.ts'

/** A claim as the schema has it; the area of EOBs adds its EOB. */
export type PlainClaim = Omit<Claim, 'eob'>

/** A page of claims as the claims area gives it. */
export type PlainClaimPage = Omit<ClaimPage, 'content'> & { content: PlainClaim[] }

/** A claim with its lines in sequence (CLAIM-21). */
export function toClaim(claim: rest.Claim, category: rest.ClaimCategory): PlainClaim {
  return {
    ...claimHead(claim, category),
    statusDisplay: statusDisplay(claim.claimStatusDescription),
    patientFirstName: claim.patientFirstName,
    patientLastName: claim.patientLastName,
    provider: claim.provider,
    payeeProvider: claim.payeeProvider,
    lines: claim.claimDetails.map(toClaimLine).sort((one, other) => one.sequenceNumber - other.sequenceNumber),
    totals: claim.claimDetailTotals,
    checkPayeeAmount: claim.claimCheck?.checkPayeeAmount ?? '0.00',
  }
}

function toClaimLine({ claimDetailPK, ...line }: rest.ClaimLine): ClaimLine {
  return { ...line, sequenceNumber: claimDetailPK.sequenceNumber }
}

/** What a claim says of itself wherever it shows. */
type ClaimHead = Pick<Claim, keyof Claim & Exclude<keyof RecentClaim, '__typename'>>

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

/** A claim as Home shows it (HOME-35); `category` is the list it came from. */
export const toRecentClaim = (claim: rest.Claim, category: rest.ClaimCategory): RecentClaim => ({
  ...claimHead(claim, category),
  totalMemberResponsibility: claim.claimDetailTotals.combinedMemberResponsibilityAmount,
  providerName: claim.provider.providerName,
})

/** Only the principal member's claims with status code 02 have an EOB button (HOME-36, CLAIM-23, CONST-33). */
export function hasEobButton(claim: Pick<rest.Claim, 'memberSuffix' | 'claimStatusCode'>): boolean {
  return claim.memberSuffix === 0 && claim.claimStatusCode === '02'
}

const displays = new Map<string, ClaimStatusDisplay>([
  ['Paid', 'PAID'],
  ['In Process', 'IN_PROCESS'],
])

/** How a claim's state shows, by its words (STATE-17, CLAIM-16). */
function statusDisplay(claimStatus: string): ClaimStatusDisplay {
  return displays.get(claimStatus) ?? 'PLAIN'
}
