import type { Claim } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Database } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'
import { type ClaimLineRow, claimLineOf, memberResponsibility } from './claim-line-of.ts'
import type { ClaimRow } from './claim-rows.ts'
import { claimStatus } from './claim-status.ts'

/** A claim with its lines; every total is the sum of the lines (ENT-28, ENT-29). */
export function claimOf(database: Database, row: ClaimRow, patient: MemberRow): Claim {
  const lines = database.all<ClaimLineRow>('select * from claimLine where claimId = ? order by sequenceNumber', row.id)
  const sum = (amount: (line: ClaimLineRow) => number) =>
    formatCents(lines.reduce((total, line) => total + amount(line), 0))
  const paid = sum(line => line.paid)
  const { providerId, providerName, payeeProviderId, payeeProviderName } = row
  return {
    id: row.id,
    claimType: row.claimType,
    claimStatusCode: row.claimStatusCode,
    claimStatusDescription: claimStatus(row.claimStatusCode),
    paidDate: row.paidDate,
    memberSuffix: patient.suffix,
    patientFirstName: patient.firstName,
    patientLastName: patient.lastName,
    provider: { providerId, providerName },
    payeeProvider:
      payeeProviderId === null ? null : { providerId: payeeProviderId, providerName: payeeProviderName ?? '' },
    serviceDateFrom: row.serviceDateFrom,
    claimDetails: lines.map(claimLineOf),
    claimDetailTotals: {
      chargeAmountTotal: sum(line => line.charge),
      paidAmountTotal: paid,
      combinedMemberResponsibilityAmount: sum(memberResponsibility),
    },
    claimCheck: { checkPayeeAmount: row.paidDate === null ? '0.00' : paid },
  }
}
