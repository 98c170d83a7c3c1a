import { type DayBand, dayOf } from '../members/day-bands.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace, Value, Variable } from '../members/member-space.ts'
import { unknown } from '../members/registry.ts'
import { ordinaryOf } from '../members/witness.ts'
import { dayInWords } from './period-in-words.ts'
import { listInWords } from './phrases.ts'

/**
 * An example member of a set in words, with only the facts that make the difference: "somebody who is signed in and has
 * coverage that ended, on March 1, 2026". Every possible member who fits the words is in the set.
 * @param enough a larger set that the words have to put a member into, where that will do
 */
export function witnessWords(set: Combinations, space: MemberSpace, enough: Combinations = set): string {
  const combination = ordinaryOf(space.diagrams.and(set, space.possible), space)
  if (!combination) return 'nobody'
  const answers = decisive(enough, combination, space)
  const who = answers.flatMap(({ variable, value }) => phraseOf(variable, value, space))
  const days = answers.flatMap(({ variable, value }) =>
    variable.kind === 'day' ? dayPhrase(variable.values[value]) : [],
  )
  return [who.length === 0 ? 'anybody' : `somebody who ${listInWords(who, 'and')}`, ...days].join(', ')
}

interface Answer {
  variable: Variable
  value: number
  who: Combinations
}

/** Answers of the combination that suffice to be in the set: none of them can be dropped. */
function decisive(set: Combinations, combination: readonly number[], space: MemberSpace): Answer[] {
  const { diagrams, possible, variables } = space
  const mentioned = diagrams.variables(diagrams.simplified(set, possible))
  const answers = variables.flatMap((variable, place): Answer[] => {
    const value = combination[place] ?? 0
    return mentioned.has(place) ? [{ variable, value, who: diagrams.where(place, [value]) }] : []
  })
  return answers.reduce((left, answer) => {
    const others = left.filter(each => each !== answer)
    return diagrams.within(diagrams.and(possible, ...others.map(({ who }) => who)), set) ? others : left
  }, answers)
}

function phraseOf(variable: Variable, index: number, { registry }: MemberSpace): string[] {
  if (variable.kind === 'day') return []
  const value: Value = variable.values[index] ?? unknown
  if (variable.kind === 'segment') return [inSegment[String(value)]?.(variable.name) ?? notKnown(`"${variable.name}"`)]
  const fact = registry.facts[variable.name]
  return [typeof value === 'string' ? (fact?.values[value] ?? value) : notKnown(fact?.label ?? variable.name)]
}

const inSegment: { readonly [value: string]: (name: string) => string } = {
  yes: name => `is in "${name}"`,
  no: name => `is not in "${name}"`,
}

const notKnown = (what: string) => `cannot be told about ${what} because its source is down`

const dayPhrase = (band: DayBand = {}): string[] => {
  const day = dayOf(band)
  return day === undefined ? [] : [`on ${dayInWords(day)}`]
}
