import { guardOf, guardsOf } from '../explain/guards-of.ts'
import { isAround } from '../explain/is-around.ts'
import { variantsOf } from '../explain/variants-of.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { conditionInWords, type Wording } from './condition-in-words.ts'
import { shownInWords } from './shown-in-words.ts'

/** A sentence about a part, and which part it is about. */
export interface PartSentence {
  key: string
  text: string
}

/** To whom a part shows, in sentences: what is around it, its own rules, its variants, the guards of a route. */
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
