import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Claim, ClaimLine, ClaimPage } from '../generated/resolver-types.ts'
import { claimHead } from './claim-head.ts'
import { statusDisplay } from './status-display.ts'

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
