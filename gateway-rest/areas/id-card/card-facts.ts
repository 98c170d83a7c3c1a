import type { Category, IdCard, IdCardAmount } from '../../../schema/generated/gateway-types.ts'
import { formatDate } from '../../pdf/formats.ts'
import type { Say } from '../../words/say.ts'

/** A name on a card and what it says. */
export type Fact = readonly [name: string, value: string]

const NAME = {
  medical: 'Medical ID card',
  dental: 'Dental ID card',
  vision: 'Vision ID card',
  pharmacy: 'Pharmacy ID card',
} as const satisfies Record<Category, string>

export const cardName = ({ category }: IdCard) => NAME[category]

/** Whose card it is: the left of the front, the name first. */
export const whose = (card: IdCard, say: Say): readonly [Fact, ...Fact[]] => [
  [say('Member'), card.memberName],
  [say('Subscriber ID'), `${card.subscriberId} ${String(card.suffix).padStart(2, '0')}`],
  [say('Effective date'), formatDate(card.effectiveDate, say)],
]

/** What covers them: the right of the front. */
export const coverage = (card: IdCard, say: Say): Fact[] => [
  [say('Group'), `${card.groupName} (${card.groupId})`],
  [say('Plan'), card.planName],
  ...known(say('Network'), card.network),
]

/** The rest of the family, below. */
export const family = (card: IdCard, say: Say): Fact[] => [
  ...(card.suffix === 0 ? [] : known(say('Subscriber'), card.subscriberName)),
  ...known(say('Covered dependents'), card.dependents.map(({ memberName }) => memberName).join(', ')),
]

/** What pharmacies need; empty on a card that they do not read. */
export const pharmacyNumbers = (card: IdCard): Fact[] => [
  ...known('RxBIN', card.rxBin),
  ...known('RxPCN', card.rxPcn),
  ...known('RxGrp', card.rxGroup),
]

/** What services cost in network. */
export const costs = ({ copays }: IdCard, say: Say): Fact[] => copays.map(copay => [copay.label, costOf(copay, say)])

/** The yearly amounts, one line for each kind and network: the person's and the family's side by side. */
export function yearlyAmounts({ deductibles }: IdCard, say: Say): Fact[] {
  const kinds = Map.groupBy(deductibles, ({ label, tier }) =>
    tier === 'outnet' || tier === 'tab2' ? say('{label}, out of network', { label }) : label,
  )
  return [...kinds].map(([label, limits]) => [
    label,
    limits
      .map(({ coverage, amount }) =>
        coverage === 'FAMILY' ? say('{amount} family', { amount: short(amount) }) : short(amount),
      )
      .join(', '),
  ])
}

const known = (name: string, value: string | null): Fact[] => (value ? [[name, value]] : [])

/** Nothing and everything have words of their own (MEMBER-16, docs/glossary.md). */
function costOf({ amount, percent, note }: IdCardAmount, say: Say): string {
  if (amount === null ? percent === 0 : Number(amount) === 0) return say('No cost')
  if (amount === null && percent === 100) return say('Not covered')
  const cost = amount === null ? `${percent ?? 0}%` : short(amount)
  return note === null ? cost : `${cost}. ${note}`
}

/** A round amount without its cents, as cards print it: "$12,000". */
const short = (amount: string) => `$${amount.replace(/\.00$/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
