import { addFacts } from '../../pdf/add-facts.ts'
import { addHeading } from '../../pdf/add-heading.ts'
import { addParagraph } from '../../pdf/add-paragraph.ts'
import { createPdf } from '../../pdf/create-pdf.ts'
import { formatDate } from '../../pdf/format-date.ts'
import type { EobAddressee } from './eob-addressee.ts'
import type { EobRow } from './eob-row.ts'
import { fullName } from './full-name.ts'
import { typeOfClaims } from './type-of-claims.ts'
import { type PrintedClaim, writeEobClaim } from './write-eob-claim.ts'
import { writeEobSummary } from './write-eob-summary.ts'

const TITLE = 'Explanation of Benefits'

/** An EOB as a PDF: whom it is for, all claims at a glance, then each claim line by line. */
export function writeEob(eob: EobRow, addressee: EobAddressee, claims: readonly PrintedClaim[]): Promise<Buffer> {
  const { subscriberId, groupName, addressLine1, addressLine2, city, state, zipCode } = addressee
  const pdf = createPdf({
    title: `${TITLE}, ${formatDate(eob.date)}`,
    author: groupName ?? 'Member services',
    // The document is as old as what it says: asked for again it is the same, byte for byte.
    createdAt: new Date(`${eob.date}T12:00:00Z`),
  })
  addHeading(pdf, 1, TITLE)
  addParagraph(pdf, 'This is not a bill. It shows what your plan paid for the claims below and what you may owe.')
  addFacts(pdf, [
    ['Date', formatDate(eob.date)],
    ['Document', eob.documentId],
    ['Type of claims', typeOfClaims(eob.claimType)],
    ['Subscriber', fullName(addressee)],
    ['Subscriber ID', subscriberId],
    ...(groupName === null ? [] : [['Group', groupName] as const]),
    ['Address', [addressLine1, addressLine2, `${city}, ${state} ${zipCode}`].filter(Boolean).join(', ')],
  ])
  writeEobSummary(pdf, claims)
  for (const claim of claims) writeEobClaim(pdf, claim)
  addHeading(pdf, 2, 'If you disagree')
  addParagraph(
    pdf,
    'You have 180 days from the date above to ask us to look at a decision again. Write to member services and name the claim, or call the number on your ID card.',
  )
  return pdf.finish()
}
