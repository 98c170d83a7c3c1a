import type * as rest from '../../schema/generated/gateway-types.ts'
import type {
  Claim,
  ClaimLine,
  ClaimStatusDisplay,
  RecentClaim,
  ResolversParentTypes,
} from '../generated/resolver-types.ts'
import { claimTypeOfCode } from '../shared/claim-types.ts'

/** A claim as the claims area gives it; the EOBs area adds its EOB. */
type ClaimWithoutEob = ResolversParentTypes['Claim']

/** A claim with its lines in sequence (CLAIM-21); `list` is the slug of the list it came from, `viewerSuffix` who asks. */
export function toClaim(claim: rest.Claim, list: rest.ClaimCategory, viewerSuffix: number): ClaimWithoutEob {
  return {
    ...claimSummary(claim, list, viewerSuffix),
    patientFirstName: claim.patientFirstName,
    patientLastName: claim.patientLastName,
    provider: claim.provider,
    payeeProvider: claim.payeeProvider,
    lines: claim.claimDetails.map(toClaimLine).sort((one, other) => one.sequenceNumber - other.sequenceNumber),
    totals: claim.claimDetailTotals,
    checkPayeeAmount: claim.claimCheck?.checkPayeeAmount ?? '0.00',
    denialReason: claim.denialReason ?? null,
  }
}

/** A claim as Home shows it (HOME-35); `list` is the slug of the list it came from, `viewerSuffix` who asks. */
export function toRecentClaim(claim: rest.Claim, list: rest.ClaimCategory, viewerSuffix: number): RecentClaim {
  return {
    ...claimSummary(claim, list, viewerSuffix),
    totalMemberResponsibility: claim.claimDetailTotals.combinedMemberResponsibilityAmount,
    providerName: claim.provider.providerName,
  }
}

/** What a claim says wherever it shows. */
type ClaimSummary = Pick<Claim, keyof Claim & Exclude<keyof RecentClaim, '__typename'>>

/** The slug is the list's and not the claim's own: a claim of unknown type needs one for its address, too (OPEN-17). */
function claimSummary(claim: rest.Claim, list: rest.ClaimCategory, viewerSuffix: number): ClaimSummary {
  const { type, description } = claimTypeOfCode(claim.claimType)
  return {
    id: claim.id,
    claimType: type,
    claimTypeDescription: description,
    claimTypeSlug: list,
    claimStatus: claim.claimStatusDescription,
    claimStatusCode: claim.claimStatusCode,
    statusDisplay: statusDisplay(claim),
    amountOwed: amountOwed(claim.claimDetailTotals.combinedMemberResponsibilityAmount, statusDisplay(claim)),
    paidDate: claim.paidDate,
    memberSuffix: claim.memberSuffix,
    serviceDate: claim.serviceDateFrom,
    // The principal member gets the EOBs of the whole family, nobody else any (HOME-36, CLAIM-23, CONST-33).
    hasEobButton: viewerSuffix === 0 && claim.claimStatusCode === '02',
  }
}

const displayOfWords = new Map<string, ClaimStatusDisplay>([
  ['Paid', 'PAID'],
  ['In Process', 'IN_PROCESS'],
])
const displayOfCode = new Map<string, ClaimStatusDisplay>([
  ['01', 'IN_PROCESS'],
  ['03', 'DENIED'],
])

/** How a claim's status shows: by its words, else by what the contract says of its code (STATE-17, CLAIM-16). */
function statusDisplay({ claimStatusDescription, claimStatusCode }: StatusOfClaim): ClaimStatusDisplay {
  return displayOfWords.get(claimStatusDescription) ?? displayOfCode.get(claimStatusCode) ?? 'PLAIN'
}

type StatusOfClaim = Pick<rest.Claim, 'claimStatusDescription' | 'claimStatusCode'>

/** What the member owes, which is no amount while the claim is in process (MEMBER-10). */
function amountOwed(responsibility: string, display: ClaimStatusDisplay): string | null {
  return display === 'IN_PROCESS' ? null : responsibility
}

function toClaimLine({ claimDetailPK, ...line }: rest.ClaimLine): ClaimLine {
  return { ...line, sequenceNumber: claimDetailPK.sequenceNumber }
}
