import type { Segments } from '../../schema/generated/manifests.ts'
import type { Combinations, Diagrams } from './diagrams.ts'
import { type Derivation, type FactValues, type Registry, type Source, unknown } from './registry.ts'

/** The part of a member space that the possible members are computed from. */
interface Space {
  diagrams: Diagrams
  registry: Registry
  segments: Segments['segments']
  fact: (name: string, values: readonly (string | typeof unknown)[]) => Combinations
  segment: (name: string, value: 'yes' | 'no' | typeof unknown) => Combinations
}

/** Members of whom everything is known that can be known: all but those with a failed source. */
export function knownMembers(space: Space, possible: Combinations): Combinations {
  const { and, except, not, or } = space.diagrams.bound
  const nothing = or(...(space.registry.nothingKnown ?? []).map(({ when }) => whoMeets(when, space)))
  return and(possible, or(nothing, except(not(nothing), ...unknowns(space))))
}

/** Members whom the registry does not rule out, those with failed sources included. */
export function possibleMembers(space: Space): Combinations {
  const { registry, diagrams } = space
  return diagrams.except(
    diagrams.and(...memberships(space), ...togetherKnown(registry.sources ?? {}, space), ...nothingKnown(space)),
    ...registry.impossible.map(({ when }) => whoMeets(when, space)),
    ...Object.entries(registry.derived ?? {}).flatMap(([name, derivation]) => notDerived(name, derivation, space)),
  )
}

const whoMeets = (when: FactValues, space: Space): Combinations =>
  space.diagrams.and(...Object.entries(when).map(([name, values]) => space.fact(name, values)))

const canBeUnknown = ({ facts }: Registry, name: string) => facts[name]?.canBeUnknown === true

/** For each fact and segment that can be unknown, the members of whom it is. */
const unknowns = (space: Space): Combinations[] => [
  ...Object.keys(space.registry.facts)
    .filter(name => canBeUnknown(space.registry, name))
    .map(name => space.fact(name, [unknown])),
  ...Object.keys(space.segments).map(name => space.segment(name, unknown)),
]

const segmentsOf = (openSet: string, { segments }: Space) =>
  Object.keys(segments).filter(name => segments[name]?.of === openSet)

/** For each open set, the members whose segments go together; when the set is unknown, so are all of its segments. */
function memberships(space: Space): Combinations[] {
  const { and, or } = space.diagrams.bound
  return Object.entries(space.registry.openSets).map(([openSet, { single }]) => {
    const names = segmentsOf(openSet, space)
    const known = (single ? inSegmentsOfOne : inSegmentsOfSeveral)(names, space)
    return or(known, and(...names.map(name => space.segment(name, unknown))))
  })
}

/** Members with one id at most: they are in the segments that list it, or in none. */
function inSegmentsOfOne(names: readonly string[], space: Space): Combinations {
  const { and, or } = space.diagrams.bound
  const sets = [[], ...listings(names, space)]
  return or(...sets.map(set => and(...names.map(name => space.segment(name, set.includes(name) ? 'yes' : 'no')))))
}

/**
 * Members with any number of ids: whoever is in a segment has an id that it lists, and is in all segments that list that one. Said
 * segment by segment: the ways to be in some of them double with each.
 */
function inSegmentsOfSeveral(names: readonly string[], space: Space): Combinations {
  const { and, or } = space.diagrams.bound
  const sets = listings(names, space)
  const whole = (set: readonly string[]) => and(...set.map(name => space.segment(name, 'yes')))
  return and(...names.map(name => or(space.segment(name, 'no'), ...sets.filter(set => set.includes(name)).map(whole))))
}

/** The segments that list an id, for each id that is listed; ids that the same ones list stand for each other. */
function listings(names: readonly string[], { segments }: Space): string[][] {
  const byId = new Map<string, string[]>()
  for (const name of names) for (const id of segments[name]?.values ?? []) byId.set(id, [...(byId.get(id) ?? []), name])
  return [...new Map([...byId.values()].map(set => [set.join(), set])).values()]
}

/** For each source, the members of whom all of it or none of it is known, and none when the source that it depends on failed. */
function togetherKnown(sources: { readonly [name: string]: Source }, space: Space): Combinations[] {
  const { and, not, or } = space.diagrams.bound
  const parts = ({ facts = [], openSets = [] }: Source): Combinations[] => [
    ...facts.filter(name => canBeUnknown(space.registry, name)).map(name => space.fact(name, [unknown])),
    ...openSets.flatMap(openSet => segmentsOf(openSet, space).map(name => space.segment(name, unknown))),
  ]
  return Object.values(sources).flatMap(source => {
    const own = parts(source)
    const outer = source.within === undefined ? [] : parts(sources[source.within] ?? { answer: '' })
    return [or(and(...own), and(...own.map(not))), or(and(...outer.map(not)), and(...own))]
  })
}

/** Everybody but those of whom something is known that cannot be. */
function nothingKnown(space: Space): Combinations[] {
  const { and, not, or } = space.diagrams.bound
  return (space.registry.nothingKnown ?? []).map(({ when }) => or(not(whoMeets(when, space)), and(...unknowns(space))))
}

/** For each value that decides a derived fact, the members whose derived fact contradicts it. */
function notDerived(name: string, { from, firstOf }: Derivation, space: Space): Combinations[] {
  const { and, except, or } = space.diagrams.bound
  let left = except(space.diagrams.all, ...from.map(fact => space.fact(fact, [unknown])))
  return Object.entries(firstOf).map(([value, derived]) => {
    const first = and(left, or(...from.map(fact => space.fact(fact, [value]))))
    left = except(left, first)
    return except(first, space.fact(name, [derived, unknown]))
  })
}
