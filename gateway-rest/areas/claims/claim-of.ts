import type { Claim, ClaimType, Provider } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Database } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'
import { type ClaimLineRow, claimLineOf, memberResponsibility } from './claim-line-of.ts'
import { claimStatus } from './claim-status.ts'

export interface ClaimRow {
  readonly id: string
  readonly claimType: ClaimType
  readonly claimStatusCode: string
  readonly paidDate: string | null
  readonly providerId: string
  readonly payeeProviderId: string | null
  readonly serviceDateFrom: string
}

/** A claim with its lines; every total is the sum of the lines (ENT-28, ENT-29). */
export function claimOf(database: Database, row: ClaimRow, patient: MemberRow): Claim {
  const lines = database.all<ClaimLineRow>('select * from claimLine where claimId = ? order by sequenceNumber', row.id)
  const sum = (amount: (line: ClaimLineRow) => number) =>
    formatCents(lines.reduce((total, line) => total + amount(line), 0))
  const paid = sum(line => line.paid)
  return {
    id: row.id,
    claimType: row.claimType,
    claimStatusCode: row.claimStatusCode,
    claimStatusDescription: claimStatus(row.claimStatusCode),
    paidDate: row.paidDate,
    memberSuffix: patient.suffix,
    patientFirstName: patient.firstName,
    patientLastName: patient.lastName,
    provider: providerOf(database, row.providerId),
    payeeProvider: row.payeeProviderId === null ? null : providerOf(database, row.payeeProviderId),
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

function providerOf(database: Database, providerId: string): Provider {
  const row = database.get<{ providerName: string }>(
    'select providerName from provider where providerId = ?',
    providerId,
  )
  return { providerId, providerName: row?.providerName ?? '' }
}
