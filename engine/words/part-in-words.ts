import type { Shown } from '../../schema/generated/manifests.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { guardOf, guardsOf, isAround, variantsOf } from '../parts/part-rules.ts'
import { conditionInWords, type Wording } from './condition-in-words.ts'
import { periodInWords } from './period-in-words.ts'

/** A sentence about a part, and which part it is about. */
export interface PartSentence {
  key: string
  text: string
}

/** To whom a part shows, in sentences: by the rules of what is around it, its own rules, its variants and a route's guards. */
export function partInWords(part: Part, parts: readonly Part[], wording: Wording): PartSentence[] {
  const around = parts.filter(other => isAround(other, part))
  const guards = guardsOf(part, parts)
  const own = guards.length > 0 && !hasRules(part) ? [] : [{ key: part.key, text: shownInWords(part.item, wording) }]
  return [
    ...around.filter(hasRules).map(other => ({ key: other.key, text: shownInWords(other.item, wording) })),
    ...own,
    ...variantsOf(part).map(({ when }, index) => ({
      key: part.key,
      text: `Variant ${index + 1} is for ${conditionInWords(when, wording)}.`,
    })),
    ...guards.map(guard => ({ key: guard.key, text: guardText(guard, wording) })),
  ]
}

const hasRules = ({ item }: Part) => ['showWhen', 'from', 'until'].some(rule => rule in item)

function guardText(guard: Part, wording: Wording): string {
  const { allow, otherwise } = guardOf(guard)
  const others = 'redirect' in otherwise ? `are led to ${otherwise.redirect}` : `see error ${otherwise.error}`
  return `Open to ${conditionInWords(allow, wording)}; others ${others}.`
}

/** To whom an item's own rules show it, as a sentence: "Through April 15, 2026, shown to every subscriber." */
export function shownInWords({ showWhen, from, until }: Pick<Shown, 'showWhen' | 'from' | 'until'>, wording: Wording) {
  const period = periodInWords({ from, until })
  const who = showWhen === undefined ? 'everyone' : conditionInWords(showWhen, wording)
  if (period === undefined) return `Shown to ${who}.`
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}, shown to ${who}.`
}
