import { combinationOf, type Moment } from '../members/combination-of.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace, Variable } from '../members/member-space.ts'
import { nearestIn } from './smallest-changes.ts'

/** What somebody says of a member: values of facts, and "yes" or "no" for segments. */
export interface Description {
  readonly facts: Readonly<Record<string, string>>
  readonly segments: Readonly<Record<string, string>>
}

/** A fact or a segment that can be said of a member, and which of its values go together with what was said of the others. */
export interface DescriptionChoice {
  readonly kind: 'fact' | 'segment'
  readonly name: string
  readonly values: readonly string[]
}

/** The members who fit a description. A fact, a segment or a value that there is not fits nobody. */
export function whoFits({ facts, segments }: Description, space: MemberSpace): Combinations {
  const parts = space.variables.map((variable, place) => {
    const wanted = variable.kind === 'day' ? undefined : sayingOf({ facts, segments }, variable)
    return wanted === undefined ? space.diagrams.all : valueSet(variable, place, wanted, space)
  })
  const known = new Set(space.variables.flatMap(variable => (variable.kind === 'day' ? [] : [keyOf(variable)])))
  const strange = [
    ...Object.keys(facts).map(name => `fact ${name}`),
    ...Object.keys(segments).map(name => `segment ${name}`),
  ]
  return strange.every(key => known.has(key)) ? space.diagrams.and(...parts) : space.diagrams.none
}

/**
 * What can be said of a member among some, each value only where some member of them has it besides all that was said of other facts: so
 * nothing impossible is offered, and each answer can be changed (STUDIO-19).
 */
export function choicesFor(description: Description, among: Combinations, space: MemberSpace): DescriptionChoice[] {
  return space.variables.flatMap((variable, place): DescriptionChoice[] => {
    if (variable.kind === 'day') return []
    const { name, kind } = variable
    const others = { facts: { ...description.facts }, segments: { ...description.segments } }
    delete others[`${kind}s`][name]
    const left = space.diagrams.and(among, whoFits(others, space))
    const isLeft = (value: string) =>
      space.diagrams.and(left, valueSet(variable, place, value, space)) !== space.diagrams.none
    const values = variable.values.filter(value => typeof value === 'string')
    return [{ kind, name, values: values.filter(isLeft) }]
  })
}

/** Somebody known who comes near what is wanted: what differs, and the member as wanted. */
export interface Nearest<Person> {
  readonly person: Person
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** The places of the variables in which two members differ. */
export const differing = (from: readonly number[], to: readonly number[]): number[] =>
  to.flatMap((value, place) => (value === from[place] ? [] : [place]))

/** Of some people the one who differs least from some member of a set, the first of several; undefined when nobody is in the set. */
export function nearestPerson<Person extends Moment>(
  people: readonly Person[],
  set: Combinations,
  space: MemberSpace,
): Nearest<Person> | undefined {
  let best: Nearest<Person> | undefined
  for (const person of people) {
    const from = combinationOf(person, space)
    const to = nearestIn(set, from, space)
    if (!to) return undefined
    if (!best || differing(from, to).length < differing(best.from, best.to).length) best = { person, from, to }
  }
  return best
}

const keyOf = ({ kind, name }: Exclude<Variable, { kind: 'day' }>) => `${kind} ${name}`

const sayingOf = ({ facts, segments }: Description, { kind, name }: Exclude<Variable, { kind: 'day' }>) =>
  Object.entries(kind === 'fact' ? facts : segments).find(([key]) => key === name)?.[1]

function valueSet(variable: Variable, place: number, wanted: string, { diagrams }: MemberSpace): Combinations {
  if (variable.kind === 'day') return diagrams.all
  const index = variable.values.indexOf(wanted)
  return index < 0 ? diagrams.none : diagrams.where(place, [index])
}
