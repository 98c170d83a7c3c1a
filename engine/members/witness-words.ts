import { dayOf } from './day-bands.ts'
import type { Combinations } from './diagrams.ts'
import type { MemberSpace, Value, Variable } from './member-space.ts'
import { unknown } from './unknown.ts'
import { ordinaryOf } from './witness.ts'

/**
 * Somebody of a set in words, and of them only what makes the difference, by the labels of the registry: "enrollment: has
 * only terminated plans; on 2026-03-01". Whoever else can be and fits the words is in the set too.
 */
export function witnessWords(set: Combinations, space: MemberSpace): string {
  const combination = ordinaryOf(space.diagrams.and(set, space.possible), space)
  if (!combination) return 'nobody'
  const words = decisive(set, combination, space).map(({ variable, value }) => wordsOf(variable, value, space))
  return words.length === 0 ? 'anything' : words.join('; ')
}

interface Answer {
  variable: Variable
  value: number
  who: Combinations
}

/** The fewest answers that put the combination into the set, dropping one after the other. */
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

function wordsOf(variable: Variable, index: number, space: MemberSpace): string {
  if (variable.kind === 'day') return `on ${dayOf(variable.values[index] ?? {}) ?? 'any day'}`
  const value: Value = variable.values[index] ?? unknown
  if (variable.kind === 'segment')
    return inSegment[typeof value === 'string' ? value : 'unknown']?.(variable.name) ?? ''
  const fact = space.registry.facts[variable.name]
  return `${fact?.label ?? variable.name}: ${typeof value === 'string' ? (fact?.values[value] ?? value) : 'not known'}`
}

const inSegment: { readonly [value: string]: (name: string) => string } = {
  yes: name => `in the segment "${name}"`,
  no: name => `not in the segment "${name}"`,
  unknown: name => `not known whether in the segment "${name}"`,
}
