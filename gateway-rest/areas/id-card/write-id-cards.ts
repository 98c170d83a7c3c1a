import type { Category, IdCard, IdCardAmount, IdCardLimit } from '../../../schema/generated/gateway-types.ts'
import { createPdf, type Pdf } from '../../pdf/create-pdf.ts'
import { formatDate } from '../../pdf/formats.ts'
import { asArtifact, MARGIN, makeRoom } from '../../pdf/page.ts'
import { addFacts } from '../../pdf/tables.ts'
import { addHeading, addParagraph } from '../../pdf/text.ts'

/** ID cards as one PDF: a page for each, front above back. */
export function writeIdCards(cards: readonly IdCard[], createdAt: Date): Promise<Buffer> {
  const pdf = createPdf({ title: 'Member ID card', author: cards[0]?.payerName ?? '', createdAt })
  for (const [index, card] of cards.entries()) {
    if (index > 0) pdf.document.addPage()
    writeIdCard(pdf, card)
  }
  return pdf.finish()
}

type Fact = readonly [name: string, value: string]

const NAME: Readonly<Record<Category, string>> = {
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
  pharmacy: 'Pharmacy',
}

/** A card with its two faces: member and plan on the front, costs and phone numbers on the back. */
function writeIdCard(pdf: Pdf, card: IdCard): void {
  addHeading(pdf, 1, `${NAME[card.category]} ID card`)
  drawFace(pdf, () => {
    addHeading(pdf, 2, card.payerName)
    addFacts(pdf, frontOf(card))
  })
  drawFace(pdf, () => {
    addHeading(pdf, 2, 'What you pay and whom to call')
    addFacts(pdf, backOf(card))
    addParagraph(pdf, `Providers: send claims to payer ID ${card.payerId}, or to ${card.claimsAddress}.`)
  })
}

function frontOf(card: IdCard): Fact[] {
  return [
    ['Member', card.memberName],
    ['Member ID', `${card.subscriberId} ${String(card.suffix).padStart(2, '0')}`],
    ['Subscriber', card.subscriberName],
    ['Relationship', card.relationshipDescription],
    ['Group', `${card.groupName} (${card.groupId})`],
    ['Plan', card.planName],
    ...factIfKnown('Network', card.network),
    ['Effective', formatDate(card.effectiveDate)],
    ...factIfKnown('RxBIN', card.rxBin),
    ...factIfKnown('RxPCN', card.rxPcn),
    ...factIfKnown('RxGrp', card.rxGroup),
    ...card.dependents.map(
      ({ suffix, memberName }): Fact => [`Dependent ${String(suffix).padStart(2, '0')}`, memberName],
    ),
  ]
}

function backOf({ copays, deductibles, phones, website }: IdCard): Fact[] {
  return [
    ...copays.map((copay): Fact => [copay.label, costOf(copay)]),
    ...deductibles.map((limit): Fact => [limit.label, limitOf(limit)]),
    ...phones.map(({ label, phoneNumber }): Fact => [label, phoneNumber]),
    ['Website', website],
  ]
}

const factIfKnown = (name: string, value: string | null): Fact[] => (value === null ? [] : [[name, value]])

function costOf({ amount, percent, note }: IdCardAmount): string {
  const cost = amount === null ? `${percent ?? 0}%` : `$${amount}`
  return note === null ? cost : `${cost}. ${note}`
}

function limitOf({ amount, coverage, tier }: IdCardLimit): string {
  const whose = coverage === 'FAMILY' ? 'family' : 'individual'
  return `$${amount}, ${whose}${tier === 'outnet' ? ', out of network' : ''}`
}

const AROUND = 10
const CORNER = 12

/** Height of a face with many rows, in points; with less room left, a face begins a new page. */
const USUAL_HEIGHT = 320

/** Draws a face and an outline around it, which screen readers skip. A face that spans two pages has no outline. */
function drawFace({ document }: Pdf, draw: () => void): void {
  document.y += AROUND
  makeRoom(document, USUAL_HEIGHT)
  const { page, y: top } = document
  draw()
  if (document.page !== page) return
  const [left, width] = [MARGIN - AROUND, document.page.width - 2 * (MARGIN - AROUND)]
  asArtifact(document, 'Layout', () => {
    document.roundedRect(left, top - AROUND / 2, width, document.y - top + AROUND / 2, CORNER)
    document.lineWidth(1).stroke('#555555')
  })
  document.y += AROUND
}
