import { withoutMarks } from '../../schema/english-mark.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ClaimLine, ClaimStatus, ResolversParentTypes } from '../generated/resolver-types.ts'
import { claimTypeOfCode } from '../shared/claim-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { toProvider } from '../shared/provider.ts'

/** A claim as the claims area gives it; its id, its patient and its explanation have resolvers. */
export type FoundClaim = ResolversParentTypes['Claim']

/** A claim with its lines in sequence (CLAIM-21); `list` is the list that it came from, `viewerSuffix` who asks. */
export function toClaim(claim: rest.Claim, list: rest.ClaimCategory, viewerSuffix: number): FoundClaim {
  const { chargeAmountTotal, paidAmountTotal, combinedMemberResponsibilityAmount } = claim.claimDetailTotals
  const status = claimStatus(claim)
  return {
    number: claim.id,
    // The list's and not the claim's own: a claim of unknown type stands in one, too (OPEN-17).
    category: categoryOfField[list],
    type: claimTypeOfCode[claim.claimType],
    status,
    statusDescription: claim.claimStatusDescription,
    paidDate: claim.paidDate,
    patientSuffix: claim.memberSuffix,
    patientName: { firstName: claim.patientFirstName, middleInitial: null, lastName: claim.patientLastName },
    provider: toProvider(claim.provider),
    payee: claim.payeeProvider && toProvider(claim.payeeProvider),
    serviceDate: claim.serviceDateFrom,
    lines: claim.claimDetails.map(toClaimLine).sort((one, other) => one.number - other.number),
    totals: { charged: chargeAmountTotal, planPaid: paidAmountTotal, owed: combinedMemberResponsibilityAmount },
    paidToPayee: claim.claimCheck?.checkPayeeAmount ?? '0.00',
    // No amount while it is in process, when nothing is decided (MEMBER-10).
    amountOwed: status === 'IN_PROCESS' ? null : combinedMemberResponsibilityAmount,
    denialReason: claim.denialReason ?? null,
    // The principal member gets the explanations of the whole family, nobody else any (HOME-36, CLAIM-23, CONST-33).
    hasExplanation: viewerSuffix === 0 && claim.claimStatusCode === '02',
  }
}

const statusOfWords = new Map<string, ClaimStatus>([
  ['Paid', 'PAID'],
  ['In Process', 'IN_PROCESS'],
])
const statusOfCode = new Map<string, ClaimStatus>([
  ['01', 'IN_PROCESS'],
  ['03', 'DENIED'],
])

/** Where a claim stands: by its words, else by what the contract says of its code (STATE-17, CLAIM-16). */
function claimStatus({ claimStatusDescription, claimStatusCode }: StatusOfClaim): ClaimStatus {
  return statusOfWords.get(withoutMarks(claimStatusDescription)) ?? statusOfCode.get(claimStatusCode) ?? 'OTHER'
}

type StatusOfClaim = Pick<rest.Claim, 'claimStatusDescription' | 'claimStatusCode'>

function toClaimLine(line: rest.ClaimLine): ClaimLine {
  return {
    number: line.claimDetailPK.sequenceNumber,
    status: line.status,
    procedureCode: line.procedureCode,
    procedureDescription: line.procedureDescription,
    charged: line.chargeAmount,
    planPaid: line.paidAmount,
    owed: line.combinedMemberResponsibilityAmount,
    coinsurance: line.coinsuranceAmount,
    copay: line.copayAmount,
    deductible: line.deductibleAmount,
    disallowed: line.disallowAmount,
    notCovered: line.nonCoveredCharges,
    isDisallowed: line.lineDisallowed,
  }
}
