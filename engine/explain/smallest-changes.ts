import type { DayBand } from '../members/day-bands.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { unknown } from '../members/registry.ts'

/** A set of changes: for each changed variable, by its index in the space, the values of which any one will do. */
export type MemberChange = ReadonlyMap<number, readonly number[]>

/** The extra cost of making a fact unknown: more than all other changes together, as a failing source is no advice. */
const unknownCost = 1_000

interface Edge {
  cost: number
  next: Combinations
  values: readonly number[]
  /** The open sets paid for so far: changing a set of ids changes all of its segments at once. */
  paid: string
}

/**
 * All smallest sets of changes that lead from a combination into a set: the exact minimum, as a shortest path through the
 * set's diagram. Segments of one open set change together; a fact is made unknown only when nothing else helps.
 * @returns an empty list when the set is empty, one empty change when the combination is in it; at most `limit` entries
 */
export function smallestChanges(
  set: Combinations,
  from: readonly number[],
  space: MemberSpace,
  limit = Number.POSITIVE_INFINITY,
): MemberChange[] {
  const least = new Map<string, number>()
  const edges = (at: Combinations, paid: string): Edge[] => {
    const question = space.diagrams.question(at)
    if (!question) return []
    const targets = Map.groupBy(question.to.keys(), value => {
      const change = changeOf(question.variable, value, from, paid, space)
      return `${question.to[value]} ${change.cost} ${change.paid}`
    })
    return [...targets.values()].flatMap(values => {
      const [first = 0] = values
      const next = question.to[first] ?? space.diagrams.none
      return next === space.diagrams.none
        ? []
        : [{ ...changeOf(question.variable, first, from, paid, space), next, values }]
    })
  }
  const cost = (at: Combinations, paid: string): number => {
    if (at === space.diagrams.all) return 0
    const key = `${at} ${paid}`
    const known = least.get(key)
    if (known !== undefined) return known
    const found = Math.min(...edges(at, paid).map(edge => edge.cost + cost(edge.next, edge.paid)))
    least.set(key, found)
    return found
  }
  function* ways(at: Combinations, paid: string): Generator<MemberChange> {
    const question = space.diagrams.question(at)
    if (!question) yield new Map()
    else
      for (const edge of edges(at, paid)) {
        if (edge.cost + cost(edge.next, edge.paid) > cost(at, paid)) continue
        const changed = edge.values.filter(value => value !== from[question.variable])
        for (const way of ways(edge.next, edge.paid))
          yield changed.length < edge.values.length ? way : new Map([[question.variable, changed], ...way])
      }
  }
  return set === space.diagrams.none ? [] : [...ways(set, '').take(limit)]
}

/** The cost of giving a variable a value, and what has been paid for afterwards. */
function changeOf(place: number, value: number, from: readonly number[], paid: string, space: MemberSpace) {
  const variable = space.variables[place]
  if (value === from[place] || !variable) return { cost: 0, paid }
  const cost = variable.kind !== 'day' && variable.values[value] === unknown ? 1 + unknownCost : 1
  const openSet = variable.kind === 'segment' ? space.segments[variable.name]?.of : undefined
  if (openSet === undefined) return { cost, paid }
  const together = `${openSet}${cost > 1 ? ' unknown' : ''};`
  return paid.includes(together) ? { cost: 0, paid } : { cost, paid: paid + together }
}

/** One thing that would have to be different. Any one of several values will do; undefined stands for "unknown". */
export type NamedChange =
  | { kind: 'fact' | 'segment'; name: string; from: string | undefined; to: readonly (string | undefined)[] }
  | { kind: 'day'; to: readonly DayBand[] }

/** A change with the names of facts and segments. */
export function namedChange(change: MemberChange, from: readonly number[], space: MemberSpace): NamedChange[] {
  return [...change].flatMap(([place, values]): NamedChange[] => {
    const variable = space.variables[place]
    if (!variable) return []
    if (variable.kind === 'day') return [{ kind: 'day', to: values.flatMap(value => variable.values[value] ?? []) }]
    const name = (value: number) => {
      const found = variable.values[value]
      return typeof found === 'string' ? found : undefined
    }
    return [{ kind: variable.kind, name: variable.name, from: name(from[place] ?? 0), to: values.map(name) }]
  })
}

/**
 * The smallest changes that would move a member into a set, among the facts that the set depends on. Other facts are assumed
 * to follow, so that the member stays possible.
 */
export function turningPoints(
  set: Combinations,
  from: readonly number[],
  space: MemberSpace,
  limit?: number,
): MemberChange[] {
  return smallestChanges(askedOf(set, space), from, space, limit)
}

/** What each set asks of possible members. Cached per space, as many members are compared with the same sets. */
const askedBySpace = new WeakMap<MemberSpace, Map<Combinations, Combinations>>()

function askedOf(set: Combinations, space: MemberSpace): Combinations {
  const { diagrams, possible } = space
  const ofSpace = askedBySpace.get(space) ?? new Map<Combinations, Combinations>()
  askedBySpace.set(space, ofSpace)
  const asked = ofSpace.get(set) ?? diagrams.about(diagrams.variables(set), diagrams.and(possible, set))
  ofSpace.set(set, asked)
  return asked
}

/** The member after a change that leads into a set; what the change does not name stays as it is as far as possible. */
export function changedBy(
  change: MemberChange,
  set: Combinations,
  from: readonly number[],
  space: MemberSpace,
): number[] | undefined {
  const { diagrams } = space
  const kept = [...diagrams.variables(set)].map(place =>
    diagrams.where(place, change.get(place)?.slice(0, 1) ?? [from[place] ?? 0]),
  )
  return nearestIn(diagrams.and(space.possible, set, ...kept), from, space)
}

/** The combination of a set that differs least from a given one; undefined when the set is empty. */
export function nearestIn(set: Combinations, from: readonly number[], space: MemberSpace): number[] | undefined {
  const [change] = smallestChanges(set, from, space, 1)
  return change && from.map((value, place) => change.get(place)?.[0] ?? value)
}
