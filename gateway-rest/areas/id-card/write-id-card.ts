import type { Category, IdCard, IdCardAmount, IdCardLimit } from '../../../schema/generated/gateway-types.ts'
import { addFacts } from '../../pdf/add-facts.ts'
import { addHeading } from '../../pdf/add-heading.ts'
import { addParagraph } from '../../pdf/add-paragraph.ts'
import type { Pdf } from '../../pdf/create-pdf.ts'
import { formatDate } from '../../pdf/format-date.ts'
import { drawFace } from './draw-face.ts'

type Fact = readonly [name: string, value: string]

const NAME: Readonly<Record<Category, string>> = {
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
  pharmacy: 'Pharmacy',
}

/** A card with its two faces: who is covered by what on the front, what it costs and whom to call on the back. */
export function writeIdCard(pdf: Pdf, card: IdCard): void {
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
    ...known('Network', card.network),
    ['Effective', formatDate(card.effectiveDate)],
    ...known('RxBIN', card.rxBin),
    ...known('RxPCN', card.rxPcn),
    ...known('RxGrp', card.rxGroup),
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

const known = (name: string, value: string | null): Fact[] => (value === null ? [] : [[name, value]])

function costOf({ amount, percent, note }: IdCardAmount): string {
  const cost = amount === null ? `${percent ?? 0}%` : `$${amount}`
  return note === null ? cost : `${cost}. ${note}`
}

function limitOf({ amount, coverage, tier }: IdCardLimit): string {
  const whose = coverage === 'FAMILY' ? 'family' : 'individual'
  return `$${amount}, ${whose}${tier === 'outnet' ? ', out of network' : ''}`
}
