import type { Manifest } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { dayBands } from '../members/day-bands.ts'
import type { Combinations } from '../members/diagrams.ts'
import { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { type Link, linksOf } from './links-of.ts'
import { manifestParts, type Part } from './manifest-parts.ts'
import { periodsOf } from './periods-of.ts'
import { type Reach, reachOf } from './reach.ts'
import { type RouteOpening, routeOpenings } from './route-openings.ts'
import type { Navigation } from './stops-of.ts'

/** Who sees what of one brand, and what opens to whom: the basis of analysis, invariants and explanations. */
export interface BrandGround extends Navigation {
  manifest: Manifest
  scope: ConditionScope
  space: MemberSpace
  parts: readonly Part[]
  openings: readonly RouteOpening[]
  links: readonly Link[]
  reach: Reach
  /** The possible members who get near an item: a screen with it opens to them and shows all that is around it. */
  near: (part: Part) => Combinations
  /** The possible members who see an item. */
  seen: (part: Part) => Combinations
}

const grounds = new WeakMap<Manifest, BrandGround>()

/** Spaces that something else still holds, by all that they are made of: what was computed in one holds for the next edit. */
const spaces = new Map<string, WeakRef<MemberSpace>>()

function spaceOf(manifest: Manifest, registry: Registry): MemberSpace {
  const { segments } = manifest.segments
  const periods = periodsOf(manifest)
  const key = JSON.stringify([segments, dayBands(periods)])
  const made = spaces.get(key)?.deref()
  if (made?.registry === registry && made.diagrams.size < tooMany) return made
  const space = new MemberSpace(registry, segments, periods)
  for (const [old, held] of spaces) if (!held.deref()) spaces.delete(old)
  spaces.set(key, new WeakRef(space))
  return space
}

/** After so many edits it is cheaper to begin anew than to keep all that was ever asked. */
const tooMany = 2_000_000

/** The ground of a merged manifest, cached as long as the manifest lives: the check and what follows it share one. */
export function brandGround(manifest: Manifest, registry: Registry): BrandGround {
  const known = grounds.get(manifest)
  if (known?.space.registry === registry) return known
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  const space = spaceOf(manifest, registry)
  const parts = manifestParts(manifest, space)
  const openings = routeOpenings(manifest, parts, scope, space)
  const reach = reachOf(parts, openings, space)
  const { and } = space.diagrams.bound
  const ground: BrandGround = {
    ...{ manifest, scope, space, parts, openings, reach },
    links: linksOf(manifest, parts, reach, space),
    near: part => and(part.around, reach(part), space.possible),
    seen: part => and(part.shown, reach(part), space.possible),
  }
  grounds.set(manifest, ground)
  return ground
}
