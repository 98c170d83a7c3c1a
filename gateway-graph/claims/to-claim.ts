import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Claim, ClaimLine, ClaimPage } from '../generated/resolver-types.ts'
import { claimTypeNames } from './claim-type-names.ts'
import { hasEobButton } from './has-eob-button.ts'
import { statusDisplay } from './status-display.ts'

/** A claim as the schema has it; the area of EOBs adds its EOB. */
export type PlainClaim = Omit<Claim, 'eob'>

/** A page of claims as the claims area gives it. */
export type PlainClaimPage = Omit<ClaimPage, 'content'> & { content: PlainClaim[] }

/** A claim with its lines in sequence (CLAIM-21). `category` is the list it belongs to: the word of its route (OPEN-17). */
export function toClaim(claim: rest.Claim, category: rest.ClaimCategory): PlainClaim {
  const { type, description } = claimTypeNames[claim.claimType]
  return {
    id: claim.id,
    claimType: type,
    claimTypeDescription: description,
    claimTypePath: category,
    claimStatus: claim.claimStatusDescription,
    claimStatusCode: claim.claimStatusCode,
    statusDisplay: statusDisplay(claim.claimStatusDescription),
    paidDate: claim.paidDate,
    memberSuffix: claim.memberSuffix,
    patientFirstName: claim.patientFirstName,
    patientLastName: claim.patientLastName,
    provider: claim.provider,
    payeeProvider: claim.payeeProvider,
    serviceDate: claim.serviceDateFrom,
    lines: claim.claimDetails.map(toClaimLine).sort((one, other) => one.sequenceNumber - other.sequenceNumber),
    totals: claim.claimDetailTotals,
    checkPayeeAmount: claim.claimCheck?.checkPayeeAmount ?? '0.00',
    hasEobButton: hasEobButton(claim),
  }
}

function toClaimLine({ claimDetailPK, ...line }: rest.ClaimLine): ClaimLine {
  return { ...line, sequenceNumber: claimDetailPK.sequenceNumber }
}
