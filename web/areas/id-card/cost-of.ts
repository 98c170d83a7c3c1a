import { money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { IdCard } from './id-card.ts'

/** What a service costs: an amount or a share, and when it is so. */
export function costOf({ amount, percent, note }: IdCard['copays'][number], text: Readonly<Record<string, string>>) {
  const say = sayFrom(text)
  const cost = amount === null ? say('percent', { percent: percent ?? 0 }) : money(amount)
  return note === null ? cost : say('note', { cost, note })
}
