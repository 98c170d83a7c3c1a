import type { Shown } from '../../schema/generated/manifests.ts'
import { conditionInWords, type Wording } from './condition-in-words.ts'
import { periodInWords } from './period-in-words.ts'

/** To whom an item's own rules show it, as a sentence: "Through April 15, 2026, shown to every subscriber." */
export function shownInWords({ showWhen, from, until }: Pick<Shown, 'showWhen' | 'from' | 'until'>, wording: Wording) {
  const period = periodInWords({ from, until })
  const who = showWhen === undefined ? 'everyone' : conditionInWords(showWhen, wording)
  if (period === undefined) return `Shown to ${who}.`
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}, shown to ${who}.`
}
