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

/** Each column is as wide as its header needs: a word that breaks is read in pieces. */
const AMOUNTS: readonly (readonly [header: string, share: number, amount: Amount])[] = [
  ['Charged', 0.1, line => line.charge],
  ['Discount', 0.1, line => line.disallow],
  ['Plan paid', 0.1, line => line.paid],
  ['Deductible', 0.115, line => line.deductible],
  ['Copay', 0.085, line => line.copay],
  ['Coinsurance', 0.13, line => line.coinsurance],
  ['Not covered', 0.105, line => line.nonCovered],
  ['You owe', 0.1, line => line.deductible + line.copay + line.coinsurance + line.nonCovered],
]

const COLUMNS = [
  { header: 'Service', share: 0.165 },
  ...AMOUNTS.map(([header, share]) => ({ header, share, align: 'right' as const })),
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
        ...AMOUNTS.map(([, , amount]) => formatUsd(amount(line))),
      ]),
      ['Total', ...AMOUNTS.map(([, , amount]) => formatUsd(lines.reduce((sum, line) => sum + amount(line), 0)))],
    ],
  })
}
