import type { ClaimLine } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'

/** A stored line; amounts in cents. */
export interface ClaimLineRow {
  readonly sequenceNumber: number
  readonly status: string
  readonly procedureCode: string
  readonly procedureDescription: string
  readonly charge: number
  readonly paid: number
  readonly coinsurance: number
  readonly copay: number
  readonly deductible: number
  readonly disallow: number
  readonly nonCovered: number
  readonly lineDisallowed: number
}

/** Cents that the member owes for a line. */
export function memberResponsibility(line: ClaimLineRow): number {
  return line.deductible + line.coinsurance + line.copay + line.nonCovered
}

/** A line of a claim (ENT-30, ENT-31). */
export function claimLineOf(line: ClaimLineRow): ClaimLine {
  return {
    claimDetailPK: { sequenceNumber: line.sequenceNumber },
    status: line.status,
    procedureCode: line.procedureCode,
    procedureDescription: line.procedureDescription,
    chargeAmount: formatCents(line.charge),
    paidAmount: formatCents(line.paid),
    combinedMemberResponsibilityAmount: formatCents(memberResponsibility(line)),
    coinsuranceAmount: formatCents(line.coinsurance),
    copayAmount: formatCents(line.copay),
    deductibleAmount: formatCents(line.deductible),
    disallowAmount: formatCents(line.disallow),
    nonCoveredCharges: formatCents(line.nonCovered),
    lineDisallowed: line.lineDisallowed === 1,
  }
}
