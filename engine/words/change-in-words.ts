import type { NamedChange } from '../explain/smallest-changes.ts'
import type { DayBand } from '../members/day-bands.ts'
import type { Registry } from '../members/registry.ts'
import { periodInWords } from './period-in-words.ts'
import { listInWords, mergedPhrases } from './phrases.ts'

/** What would have to be different, as a phrase to be read after "the member": "has an active medical plan (medical: active, now termed)". */
export function changeInWords(change: NamedChange, registry: Registry): string {
  if (change.kind === 'day') return `is there ${listInWords(change.to.map(bandInWords), 'or')}`
  const now = `now ${change.from ?? 'not known'}`
  if (change.kind === 'segment')
    return `${change.to.includes('yes') ? 'is' : 'is not'} in the segment "${change.name}" (${now})`
  const known = change.to.filter(value => value !== undefined)
  const { label = change.name, values = {} } = registry.facts[change.name] ?? {}
  const codes = `(${change.name}: ${listInWords(known, 'or') || 'not known'}, ${now})`
  if (known.length === 0) return `is one whose "${label}" is not known ${codes}`
  // Any known value will do, so listing the values would say nothing.
  if (known.length === Object.keys(values).length) return `is one whose "${label}" is known ${codes}`
  const phrases = known.map(value => values[value] ?? value)
  return `${mergedPhrases(phrases) ?? listInWords(phrases, 'or')} ${codes}`
}

const bandInWords = ({ first, last }: DayBand) => periodInWords({ from: first, until: last }) ?? 'on any day'
