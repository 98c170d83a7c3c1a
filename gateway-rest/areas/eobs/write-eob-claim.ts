import { addHeading } from '../../pdf/add-heading.ts'
import { addParagraph } from '../../pdf/add-paragraph.ts'
import { addTable } from '../../pdf/add-table.ts'
import type { Pdf } from '../../pdf/create-pdf.ts'
import { formatDate } from '../../pdf/format-date.ts'
import { formatUsd } from '../../pdf/format-usd.ts'
import type { EobClaimRow } from './eob-claims.ts'
import type { EobLineRow } from './eob-lines.ts'
import { fullName } from './full-name.ts'

/** A claim with everything that is printed of it. */
export interface PrintedClaim extends EobClaimRow {
  readonly lines: readonly EobLineRow[]
}

type Amount = (line: EobLineRow) => number

const AMOUNTS: readonly (readonly [header: string, amount: Amount])[] = [
  ['Charged', line => line.charge],
  ['Discount', line => line.disallow],
  ['Plan paid', line => line.paid],
  ['Deductible', line => line.deductible],
  ['Copay', line => line.copay],
  ['Coinsurance', line => line.coinsurance],
  ['Not covered', line => line.nonCovered],
  ['You owe', line => line.deductible + line.copay + line.coinsurance + line.nonCovered],
]

const COLUMNS = [
  { header: 'Service', share: 0.2 },
  ...AMOUNTS.map(([header]) => ({ header, share: 0.1, align: 'right' as const })),
]

/** One claim line by line; the last row is what the lines add up to. */
export function writeEobClaim(pdf: Pdf, claim: PrintedClaim): void {
  const { id, providerName, serviceDateFrom, lines } = claim
  addHeading(pdf, 2, `Claim ${id} for ${fullName(claim)}`)
  addParagraph(pdf, `${providerName}, service on ${formatDate(serviceDateFrom)}.`)
  addTable(pdf, {
    columns: COLUMNS,
    rowHeaders: true,
    rows: [
      ...lines.map(line => [
        `${line.procedureDescription} (${line.procedureCode})`,
        ...AMOUNTS.map(([, amount]) => formatUsd(amount(line))),
      ]),
      ['Total', ...AMOUNTS.map(([, amount]) => formatUsd(lines.reduce((sum, line) => sum + amount(line), 0)))],
    ],
  })
}
