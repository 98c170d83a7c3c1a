import { coverOf, type Pattern } from '../members/cover.ts'
import type { DayBand } from '../members/day-bands.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace, Value, Variable } from '../members/member-space.ts'
import { unknown } from '../members/registry.ts'
import { factSaying, segmentSaying } from './fact-saying.ts'
import { periodInWords } from './period-in-words.ts'
import { listInWords } from './phrases.ts'
import { everyoneWho, joined, type Saying } from './saying.ts'

/** A set of more pieces is described by an example. */
const piecesLimit = 40
/** How many patterns are listed in full. */
const readable = 6

/**
 * A set of members in plain English, in the registry's words and as short as possible: "every subscriber who has an active
 * dental plan and is in the segment "Groups of the pilot", from March 1, 2026 on". Members of whom something is unknown are
 * not mentioned, unless the set has no others.
 * @param care the members and days that count: what holds for all of them is not said
 */
export function membersInWords(set: Combinations, care: Combinations, space: MemberSpace): string {
  const { diagrams } = space
  if (diagrams.and(set, care) === diagrams.none) return 'nobody'
  const known = diagrams.and(care, space.known)
  const counted = diagrams.and(set, known) === diagrams.none ? care : known
  if (diagrams.within(counted, set)) return 'everyone'
  const cover = coverOf(set, counted, space, piecesLimit)
  const others = coverOf(diagrams.not(set), counted, space, piecesLimit)
  if (others?.length === 1 && (cover?.length ?? piecesLimit) > 1)
    return `everyone but ${patternsInWords(others, counted, space).replace(/^everyone who/, 'whoever')}`
  if (cover && cover.length <= readable) return patternsInWords(cover, counted, space)
  const [first] = cover ?? []
  const example = first ?? exampleOf(set, counted, space)
  return `${cover ? cover.length : `more than ${piecesLimit}`} kinds of member, among them ${patternsInWords([example], counted, space)}`
}

/** A member of the set, as a pattern of the variables that the set depends on. */
function exampleOf(set: Combinations, care: Combinations, space: MemberSpace): Pattern {
  const { diagrams } = space
  const one = diagrams.some(diagrams.and(set, care)) ?? []
  return new Map([...diagrams.variables(set)].map(variable => [variable, [one[variable] ?? 0]]))
}

/** Patterns in words: those of the same days together, with what they share said once. */
function patternsInWords(patterns: readonly Pattern[], care: Combinations, space: MemberSpace): string {
  const day = space.variables.length - 1
  const byDays = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const days = pattern.get(day)
    const rest = new Map([...pattern].filter(([variable]) => variable !== day))
    const when = days === undefined ? '' : daysInWords(days, care, space)
    byDays.set(when, [...(byDays.get(when) ?? []), rest])
  }
  return [...byDays]
    .map(([when, some]) => [everyoneWho(sayingOf(some, space)), when].filter(words => words !== '').join(', '))
    .join('; and ')
}

function sayingOf(patterns: readonly Pattern[], space: MemberSpace): Saying {
  const parts = patterns.map(pattern => [...pattern].map(([variable, values]) => ({ variable, values })))
  const says = (part: { variable: number; values: readonly number[] }) => JSON.stringify([part.variable, part.values])
  const [first = [], ...others] = parts
  const shared = first.filter(part => others.every(other => other.some(each => says(each) === says(part))))
  const own = parts.map(list => list.filter(part => !shared.some(each => says(each) === says(part))))
  const inWords = (part: { variable: number; values: readonly number[] }) =>
    variableSaying(space.variables[part.variable], part.values, space)
  const differing = own.every(list => list.length > 0)
    ? [
        joined(
          'any',
          own.map(list => joined('all', list.map(inWords))),
        ),
      ]
    : []
  return joined('all', [...shared.map(inWords), ...differing])
}

function variableSaying(variable: Variable | undefined, places: readonly number[], space: MemberSpace): Saying {
  if (!variable || variable.kind === 'day') return { kind: 'all', parts: [] }
  const values: Value[] = places.flatMap(place => variable.values[place] ?? [])
  const known = values.filter(value => value !== unknown)
  const parts: Saying[] = []
  if (variable.kind === 'fact' && known.length > 0)
    parts.push(factSaying(space.registry, variable.name, known.map(String), false))
  if (variable.kind === 'segment')
    parts.push(...known.map(value => segmentSaying(space, variable.name, value === 'no')))
  if (known.length < values.length)
    parts.push({ kind: 'phrase', text: `has a "${labelOf(variable, space)}" that could not be found out` })
  return joined('any', parts)
}

const labelOf = ({ kind, name }: Exclude<Variable, { kind: 'day' }>, { registry, segments }: MemberSpace): string =>
  (kind === 'fact' ? registry.facts[name]?.label : registry.openSets[segments[name]?.of ?? '']?.label) ?? name

/** Bands of days as periods, without those before the first day that counts. */
function daysInWords(places: readonly number[], care: Combinations, { diagrams, variables }: MemberSpace): string {
  const day = variables.length - 1
  const variable = variables[day]
  const bands: readonly DayBand[] = variable?.kind === 'day' ? variable.values : []
  const counts = bands.map((_, place) => diagrams.and(care, diagrams.where(day, [place])) !== diagrams.none)
  const begin = counts.indexOf(true)
  const runs: { first: number; last: number }[] = []
  for (const place of places.filter(each => counts[each])) {
    const run = runs.at(-1)
    if (run && run.last === place - 1) run.last = place
    else runs.push({ first: place, last: place })
  }
  const periods = runs.map(({ first, last }) =>
    periodInWords({ from: first === begin ? undefined : bands[first]?.first, until: bands[last]?.last }),
  )
  return listInWords(
    periods.filter(period => period !== undefined),
    'and',
  )
}
