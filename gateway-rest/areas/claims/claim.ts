import type { Claim, ClaimCategory, ClaimLine, ClaimType } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Database, SqlValue } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'

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
    ...(row.denialReason === null ? {} : { denialReason: row.denialReason }),
  }
}

/** A stored line; amounts in cents. */
interface ClaimLineRow {
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
function memberResponsibility(line: ClaimLineRow): number {
  return line.deductible + line.coinsurance + line.copay + line.nonCovered
}

/** A line of a claim (ENT-30, ENT-31). */
function claimLineOf(line: ClaimLineRow): ClaimLine {
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

const DESCRIPTION: Readonly<Record<string, string>> = { '01': 'In Process', '02': 'Paid', '03': 'Denied' }

/** A claim status in words. */
export function claimStatus(code: string): string {
  return DESCRIPTION[code] ?? 'Unknown'
}

/** A stored claim with the names of its providers. */
interface ClaimRow {
  readonly id: string
  readonly claimType: ClaimType
  readonly claimStatusCode: string
  readonly paidDate: string | null
  readonly providerId: string
  readonly providerName: string
  readonly payeeProviderId: string | null
  readonly payeeProviderName: string | null
  readonly serviceDateFrom: string
  readonly denialReason: string | null
}

/** The claims that meet an SQL condition on `claim`, which may end with ordering and limits. */
export function claimRows(database: Database, condition: string, ...values: SqlValue[]): ClaimRow[] {
  return database.all<ClaimRow>(
    `select claim.*, provider.providerName, payee.providerName as payeeProviderName
     from claim join provider on provider.providerId = claim.providerId
     left join provider as payee on payee.providerId = claim.payeeProviderId
     where ${condition}`,
    ...values,
  )
}

const TYPE: Readonly<Record<ClaimCategory, ClaimType>> = { medical: 'M', dental: 'D', vision: 'V' }

/** The claim type of a category (CONST-02): paths have the category, everything else the letter (OPEN-17). */
export function claimTypeOf(category: ClaimCategory): ClaimType {
  return TYPE[category]
}
