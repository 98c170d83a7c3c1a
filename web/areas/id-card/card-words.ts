import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Fact } from '../../ui/facts/facts.tsx'
import { roundMoney } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { IdCard } from './id-card.ts'

type Text = ScreenText<'id-card'>

type Copay = IdCard['copays'][number]

/** What a service costs, with its note; `costOf` says no cost and not covered in the brand's words (MEMBER-16). */
export function copayCost({ amount, percent, note }: Copay, text: Text, costOf: (cost: string) => string): string {
  const say = sayFrom(text)
  // Asked as plan systems write it: how a language writes amounts makes no difference to what is free.
  const written = amount === null ? `${percent ?? 0}%` : `$${amount}`
  const said = costOf(written)
  if (said !== written) return said
  const cost = amount === null ? say('percent', { percent: percent ?? 0 }) : roundMoney(amount)
  return note === null ? cost : say('note', { cost, note })
}

type Limit = IdCard['deductibles'][number]

/** The yearly amounts, one line for each kind and network: the person's and the family's side by side. */
export function yearlyAmounts({ deductibles }: IdCard, text: Text): Fact[] {
  const say = sayFrom(text)
  const kindOf = ({ label, networkTier }: Limit) =>
    networkTier === 'OUT_OF_NETWORK' ? say('outOfNetworkLimit', { label }) : label
  return [...Map.groupBy(deductibles, kindOf)].map(([label, limits]) => ({
    label,
    value: limits
      .map(({ coverageType, amount }) =>
        coverageType === 'FAMILY' ? say('familyAmount', { amount: roundMoney(amount) }) : roundMoney(amount),
      )
      .join(', '),
  }))
}

/** A site's address as people say it. */
export const siteName = (website: string) => website.replace(/^https?:\/\//, '').replace(/\/$/, '')
