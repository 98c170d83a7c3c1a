import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Fact } from '../../ui/facts/facts.tsx'
import { money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { IdCard } from './id-card.ts'

type Text = ScreenText<'id-card'>

/** What a service costs, with its note; nothing and everything have words of their own (MEMBER-16). */
export function copayCost({ amount, percent, note }: IdCard['copays'][number], text: Text): string {
  const say = sayFrom(text)
  if (amount === null ? percent === 0 : Number(amount) === 0) return say('noCost')
  if (amount === null && percent === 100) return say('notCovered')
  const cost = amount === null ? say('percent', { percent: percent ?? 0 }) : short(amount)
  return note === null ? cost : say('note', { cost, note })
}

type Limit = IdCard['deductibles'][number]

/** The yearly amounts, one line for each kind and network: the person's and the family's side by side. */
export function yearlyAmounts({ deductibles }: IdCard, text: Text): Fact[] {
  const say = sayFrom(text)
  const kindOf = ({ label, tier }: Limit) => (tier === 'OUT_OF_NETWORK' ? say('outOfNetworkLimit', { label }) : label)
  return [...Map.groupBy(deductibles, kindOf)].map(([label, limits]) => ({
    label,
    value: limits
      .map(({ coverage, amount }) =>
        coverage === 'FAMILY' ? say('familyAmount', { amount: short(amount) }) : short(amount),
      )
      .join(', '),
  }))
}

/** A round amount without its cents, as cards print it. */
const short = (amount: string) => money(amount).replace(/\.00$/, '')

/** A site's address as people say it. */
export const siteName = (website: string) => website.replace(/^https?:\/\//, '').replace(/\/$/, '')
