import type { Fact } from '../../ui/facts/facts.tsx'
import { money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { IdCard } from './id-card.ts'

type Limit = IdCard['deductibles'][number]

const whose = { INDIVIDUAL: 'individual', FAMILY: 'family' } satisfies Record<Limit['coverage'], string>
const where = { IN_NETWORK: 'inNetwork', OUT_OF_NETWORK: 'outOfNetwork' } satisfies Record<Limit['tier'], string>

/** A yearly amount with whom and which network it is for; the same name may stand for several of them. */
export function limitOf({ label, coverage, tier, amount }: Limit, text: Readonly<Record<string, string>>): Fact {
  const say = sayFrom(text)
  return {
    label: say('limit', { label, coverage: say(whose[coverage]), tier: say(where[tier]) }),
    value: money(amount),
  }
}
