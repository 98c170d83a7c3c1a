import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { type Change, smallestChanges } from './smallest-changes.ts'

/**
 * The smallest changes of a member that lead into a set, of those facts that it depends on; all others follow, so that
 * the member stays possible.
 */
export function turningPoints(
  set: Combinations,
  from: readonly number[],
  space: MemberSpace,
  limit?: number,
): Change[] {
  return smallestChanges(askedOf(set, space), from, space, limit)
}

/** What a set asks of possible members, once a space: many members are asked about the same sets. */
const known = new WeakMap<MemberSpace, Map<Combinations, Combinations>>()

function askedOf(set: Combinations, space: MemberSpace): Combinations {
  const { diagrams, possible } = space
  const ofSpace = known.get(space) ?? new Map<Combinations, Combinations>()
  known.set(space, ofSpace)
  const asked = ofSpace.get(set) ?? diagrams.about(diagrams.variables(set), diagrams.and(possible, set))
  ofSpace.set(set, asked)
  return asked
}

/** The member after a change that leads into a set: what it does not name stays as far as it can. */
export function changedBy(
  change: Change,
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

/** The combination of a set that differs least from another; undefined when the set is empty. */
export function nearestIn(set: Combinations, from: readonly number[], space: MemberSpace): number[] | undefined {
  const [change] = smallestChanges(set, from, space, 1)
  return change && from.map((value, place) => change.get(place)?.[0] ?? value)
}
