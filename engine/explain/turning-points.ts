import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { type MemberChange, smallestChanges } from './smallest-changes.ts'

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
