import type { NamedChange } from '../explain/named-change.ts'
import type { DayBand } from '../members/day-bands.ts'
import type { Registry } from '../members/registry.ts'
import { listInWords } from './list-in-words.ts'
import { mergedPhrases } from './merged-phrases.ts'
import { periodInWords } from './period-in-words.ts'

/** What would have to be different: "has an active medical plan (medical: active, now termed)". */
export function changeInWords(change: NamedChange, registry: Registry): string {
  if (change.kind === 'day') return `the day were ${listInWords(change.to.map(bandInWords), 'or')}`
  const values = change.to.map(value => value ?? 'not known')
  const codes = `${change.name}: ${listInWords(values, 'or')}, now ${change.from ?? 'not known'}`
  if (change.kind === 'segment') return `${change.to.includes('yes') ? 'is' : 'is not'} in the segment (${codes})`
  const fact = registry.facts[change.name]
  const phrases = change.to.flatMap(value => (value === undefined ? [] : (fact?.values[value] ?? [])))
  const said = mergedPhrases(phrases) ?? listInWords(phrases, 'or')
  return phrases.length === change.to.length
    ? `${said} (${codes})`
    : `${fact?.label ?? change.name} is not known (${codes})`
}

const bandInWords = ({ first, last }: DayBand) => periodInWords({ from: first, until: last }) ?? 'any'
