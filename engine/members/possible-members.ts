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
    const together = segmentMemberships(space.segments, openSet, single).map(membership =>
      and(...names.map(name => space.segment(name, membership.includes(name) ? 'yes' : 'no'))),
    )
    return or(...together, and(...names.map(name => space.segment(name, unknown))))
  })
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

type SegmentsByName = Segments['segments']

/**
 * The combinations of an open set's segments that one member can be in, each as a list of names: with a single id the
 * segments that list it, with several ids the segments of each.
 */
function segmentMemberships(segments: SegmentsByName, openSet: string, single: boolean): string[][] {
  const own = Object.entries(segments).filter(([, { of }]) => of === openSet)
  const ids = new Set(own.flatMap(([, { values }]) => values))
  const ofOne = [...ids].map(id => own.flatMap(([name, { values }]) => (values.includes(id) ? [name] : [])))
  const found = new Map<string, string[]>([['', []]])
  const add = (names: readonly string[]) => {
    const sorted = [...new Set(names)].toSorted()
    found.set(sorted.join(), sorted)
  }
  if (single) ofOne.forEach(add)
  else for (const names of ofOne) for (const others of [...found.values()]) add([...names, ...others])
  return [...found.values()]
}
