import type { Manifest } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { addressesOf } from './addresses.ts'
import type { SeenChange } from './change.ts'
import { compareSightings } from './compare-sightings.ts'
import { sidesOf } from './sides.ts'
import { sightingsOf } from './sightings-of.ts'

/** The differences between two versions of one brand's manifest, and the members who see them. */
export interface SeenChanges {
  space: MemberSpace
  /** The members and days that were compared. */
  care: Combinations
  changes: readonly SeenChange[]
}

/**
 * What members see differently: exact, for every member whom the registry does not rule out, facts unknown and days included.
 * @param since first day that counts, yyyy-mm-dd; without it, all days there ever were count
 */
export function seenChanges(before: Manifest, after: Manifest, registry: Registry, since?: string): SeenChanges {
  const sides = sidesOf(before, after, registry, { from: since })
  const { space } = sides
  const addresses = addressesOf(before, after)
  const care = space.diagrams.and(space.possible, space.during({ from: since }))
  const changes = compareSightings(
    sightingsOf(sides.before, addresses, space),
    sightingsOf(sides.after, addresses, space),
    care,
    space.diagrams,
  )
  return { space, care, changes }
}
