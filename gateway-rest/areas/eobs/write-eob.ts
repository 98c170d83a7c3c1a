import { createPdf, type Pdf } from '../../pdf/create-pdf.ts'
import { formatDate, formatUsd } from '../../pdf/formats.ts'
import { addLetterHead } from '../../pdf/letter-head.ts'
import { makeRoom } from '../../pdf/page.ts'
import { addFacts, addTable, type Table, tableHeight } from '../../pdf/tables.ts'
import { addHeading, addParagraph, HEADED_LINE } from '../../pdf/text.ts'
import type { CardIssuer } from '../../store/card-issuer.ts'
import { inEnglish, type Say } from '../../words/say.ts'
import { type EobClaimRow, type EobRow, typeOfClaims } from './eob.ts'

/** Whom an EOB is sent to. */
export interface EobAddressee {
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly subscriberId: string
  readonly groupName: string | null
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** A line of a claim on an EOB; amounts in cents. */
export interface EobLineRow {
  readonly claimId: string
  readonly procedureCode: string
  readonly procedureDescription: string
  readonly charge: number
  readonly disallow: number
  readonly paid: number
  readonly deductible: number
  readonly copay: number
  readonly coinsurance: number
  readonly nonCovered: number
}

/** A claim with its lines, as it is printed. */
interface PrintedClaim extends EobClaimRow {
  readonly lines: readonly EobLineRow[]
}

const TITLE = 'Explanation of Benefits'

/**
 * An EOB as a PDF: the brand's head, the addressee, a summary of all claims, then each claim line by line, and what to do
 * about a decision on the page of the last claim (MEMBER-39).
 */
export function writeEob(
  eob: EobRow,
  addressee: EobAddressee,
  claims: readonly PrintedClaim[],
  issuer: CardIssuer,
  say: Say = inEnglish,
): Promise<Buffer> {
  const { subscriberId, groupName, addressLine1, addressLine2, city, state, zipCode } = addressee
  const pdf = createPdf({
    title: `${say(TITLE)}, ${formatDate(eob.date, say)}`,
    author: issuer.payerName,
    // Dated like the EOB itself, so that the same EOB is the same file, byte for byte.
    createdAt: new Date(`${eob.date}T12:00:00Z`),
    say,
  })
  addLetterHead(pdf, issuer)
  const address = [addressLine1, addressLine2, `${city}, ${state} ${zipCode}`].filter(Boolean)
  addParagraph(pdf, [fullName(addressee), ...address].join('\n'))
  addHeading(pdf, 1, say(TITLE))
  addParagraph(pdf, say('This is not a bill. It shows what your plan paid for the claims below and what you may owe.'))
  addFacts(pdf, [
    [say('Date'), formatDate(eob.date, say)],
    [say('Document'), eob.documentId],
    [say('Type of claims'), say(typeOfClaims(eob.claimType))],
    [say('Subscriber ID'), subscriberId],
    ...(groupName === null ? [] : [[say('Group'), groupName] as const]),
  ])
  writeSummary(pdf, claims, say)
  for (const [index, claim] of claims.entries()) writeClaim(pdf, claim, index === claims.length - 1 ? APPEAL : 0, say)
  writeAppeal(pdf, issuer, say)
  return pdf.finish()
}

/** Height of what is said about decisions, in points. */
const APPEAL = 90

function writeAppeal(pdf: Pdf, { phones, appealDays }: CardIssuer, say: Say): void {
  const [services] = phones
  addHeading(pdf, 2, say('If you disagree'))
  addParagraph(
    pdf,
    say(
      'You have {days} days from the date above to ask us to look at a decision again. Write to member services and name the claim, or call {phone}.',
      { days: appealDays, phone: services?.phoneNumber ?? say('the number on your ID card') },
    ),
  )
}

const SUMMARY_COLUMNS = [
  { header: 'Claim', share: 0.18 },
  { header: 'Patient', share: 0.2 },
  { header: 'Provider', share: 0.2 },
  { header: 'Service date', share: 0.13 },
  { header: 'Charged', share: 0.1, align: 'right' },
  { header: 'Plan paid', share: 0.1, align: 'right' },
  { header: 'You owe', share: 0.09, align: 'right' },
] as const

/** A table of all claims with their totals. */
function writeSummary(pdf: Pdf, claims: readonly EobClaimRow[], say: Say): void {
  const total = (amount: 'charge' | 'paid' | 'responsibility') =>
    formatUsd(claims.reduce((sum, claim) => sum + claim[amount], 0))
  addHeading(pdf, 2, say('Summary'))
  addTable(pdf, {
    columns: SUMMARY_COLUMNS.map(column => ({ ...column, header: say(column.header) })),
    rowHeaders: true,
    rows: [
      ...claims.map(claim => [
        claim.id,
        fullName(claim),
        claim.providerName,
        formatDate(claim.serviceDateFrom, say),
        ...[claim.charge, claim.paid, claim.responsibility].map(formatUsd),
      ]),
      [say('Total'), '', '', '', total('charge'), total('paid'), total('responsibility')],
    ],
  })
}

type Amount = (line: EobLineRow) => number
type Header = Parameters<Say>[0]

const AMOUNTS: readonly (readonly [header: Header, share: number, amount: Amount])[] = [
  ['Charged', 0.1, line => line.charge],
  ['Discount', 0.1, line => line.disallow],
  ['Plan paid', 0.1, line => line.paid],
  ['Deductible', 0.115, line => line.deductible],
  ['Copay', 0.085, line => line.copay],
  ['Coinsurance', 0.13, line => line.coinsurance],
  ['Not covered', 0.105, line => line.nonCovered],
  ['You owe', 0.1, line => line.deductible + line.copay + line.coinsurance + line.nonCovered],
]

const claimColumns = (say: Say) => [
  { header: say('Service'), share: 0.165 },
  ...AMOUNTS.map(([header, share]) => ({ header: say(header), share, align: 'right' as const })),
]

/**
 * One claim line by line, whole on a page where it can be, with room for what follows; the last row is the total. Of a denied
 * one it says why (MEMBER-12).
 */
function writeClaim(pdf: Pdf, claim: PrintedClaim, following: number, say: Say): void {
  const { id, providerName, serviceDateFrom, denialReason, lines } = claim
  const table: Table = {
    columns: claimColumns(say),
    rowHeaders: true,
    rows: [
      ...lines.map(line => [
        `${line.procedureDescription} (${line.procedureCode})`,
        ...AMOUNTS.map(([, , amount]) => formatUsd(amount(line))),
      ]),
      [say('Total'), ...AMOUNTS.map(([, , amount]) => formatUsd(lines.reduce((sum, line) => sum + amount(line), 0)))],
    ],
  }
  const denial = denialReason === null ? [] : [say('This claim was denied. Why: {reason}', { reason: denialReason })]
  makeRoom(pdf.document, HEADED_LINE * (1 + denial.length) + tableHeight(pdf, table) + following)
  addHeading(pdf, 2, say('Claim {id} for {name}', { id, name: fullName(claim) }))
  addParagraph(
    pdf,
    [
      say('{provider}, service on {date}.', { provider: providerName, date: formatDate(serviceDateFrom, say) }),
      ...denial,
    ].join('\n'),
  )
  addTable(pdf, table)
}

interface Named {
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
}

/** A name as it stands on paper: "Maria A. Santos". */
function fullName({ firstName, middleInitial, lastName }: Named): string {
  return [firstName, middleInitial === null ? '' : `${middleInitial}.`, lastName].filter(part => part !== '').join(' ')
}
