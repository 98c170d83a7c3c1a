import type { Manifest, Segments } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../json.ts'
import type { Period } from '../members/day-bands.ts'
import type { Combinations } from '../members/diagrams.ts'
import { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { periodsOf } from '../parts/periods-of.ts'
import { isConditionField } from '../schema/surfaces.ts'
import { addressesOf } from './addresses.ts'
import type { SeenChange } from './change.ts'
import { compareSightings } from './compare-sightings.ts'
import { sightingsOf } from './sightings-of.ts'

/** The differences between two versions of one brand's manifest, and the members who see them. */
export interface SeenChanges {
  space: MemberSpace
  /** The members and days compared. */
  care: Combinations
  changes: readonly SeenChange[]
}

/**
 * What members see differently: exact, for every possible member, with failed sources, and on every day.
 * @param since the first day that counts, yyyy-mm-dd; without it all days count
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

/** Two versions of one brand's manifest, and the members as far as either version tells them apart. */
interface Sides {
  before: Manifest
  after: Manifest
  space: MemberSpace
}

type SegmentsByName = Segments['segments']

/**
 * Both versions over one space. A segment whose ids changed is two segments: somebody may be in the one and not in the other,
 * so the former one gets a name of its own.
 * @param since its first day is a cut of the space
 */
function sidesOf(before: Manifest, after: Manifest, registry: Registry, since: Period): Sides {
  const former = before.segments.segments
  const current = after.segments.segments
  const renamed = new Map(
    Object.keys(former)
      .filter(name => current[name] && !haveSameIds(former[name], current[name]))
      .map(name => [name, `${name} (as it was)`]),
  )
  const asItWas = Object.fromEntries(
    Object.entries(former).map(([name, segment]) => {
      const other = renamed.get(name)
      if (other === undefined) return [name, segment]
      return [other, { ...segment, description: `${segment.description.replace(/\.$/, '')} (as it was)` }]
    }),
  )
  const past: Manifest = {
    ...(renamed.size === 0 ? before : withSegments(before, renamed)),
    segments: { ...before.segments, segments: asItWas },
  }
  const periods = [...periodsOf(before), ...periodsOf(after), since]
  return { before: past, after, space: new MemberSpace(registry, { ...asItWas, ...current }, periods) }
}

function haveSameIds(a: SegmentsByName[string] | undefined, b: SegmentsByName[string] | undefined): boolean {
  const ids = (segment: SegmentsByName[string] | undefined) => [...new Set(segment?.values)].toSorted().join()
  return a?.of === b?.of && ids(a) === ids(b)
}

/** The manifest with segments renamed wherever a condition uses them. */
function withSegments(manifest: Manifest, names: ReadonlyMap<string, string>): Manifest {
  const copy = (value: unknown, within: boolean): unknown => {
    if (Array.isArray(value)) return value.map(entry => copy(entry, within))
    if (!isJsonObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [
        key,
        within && key === 'in' && typeof inside === 'string'
          ? (names.get(inside) ?? inside)
          : copy(inside, within || isConditionField(key)),
      ]),
    )
  }
  // Only names within conditions differ, so the copy has the form of the original.
  return copy(manifest, false) as Manifest
}
