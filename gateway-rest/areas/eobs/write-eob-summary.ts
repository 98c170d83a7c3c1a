import { addHeading } from '../../pdf/add-heading.ts'
import { addTable } from '../../pdf/add-table.ts'
import type { Pdf } from '../../pdf/create-pdf.ts'
import { formatDate } from '../../pdf/format-date.ts'
import { formatUsd } from '../../pdf/format-usd.ts'
import type { EobClaimRow } from './eob-claims.ts'
import { fullName } from './full-name.ts'

const COLUMNS = [
  { header: 'Claim', share: 0.18 },
  { header: 'Patient', share: 0.2 },
  { header: 'Provider', share: 0.2 },
  { header: 'Service date', share: 0.13 },
  { header: 'Charged', share: 0.1, align: 'right' },
  { header: 'Plan paid', share: 0.1, align: 'right' },
  { header: 'You owe', share: 0.09, align: 'right' },
] as const

/** All claims of an EOB at a glance, with what they come to. */
export function writeEobSummary(pdf: Pdf, claims: readonly EobClaimRow[]): void {
  const total = (amount: 'charge' | 'paid' | 'responsibility') =>
    formatUsd(claims.reduce((sum, claim) => sum + claim[amount], 0))
  addHeading(pdf, 2, 'Summary')
  addTable(pdf, {
    columns: COLUMNS,
    rowHeaders: true,
    rows: [
      ...claims.map(claim => [
        claim.id,
        fullName(claim),
        claim.providerName,
        formatDate(claim.serviceDateFrom),
        ...[claim.charge, claim.paid, claim.responsibility].map(formatUsd),
      ]),
      ['Total', '', '', '', total('charge'), total('paid'), total('responsibility')],
    ],
  })
}
