import type { Manifest } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Combinations } from '../members/diagrams.ts'
import { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { type Link, linksOf } from './links-of.ts'
import { manifestParts, type Part } from './manifest-parts.ts'
import { periodsOf } from './periods-of.ts'
import { type Reach, reachOf } from './reach.ts'
import { type RouteOpening, routeOpenings } from './route-openings.ts'
import type { Streets } from './stops-of.ts'

/** Everything that questions about one brand are asked of: who sees what, and what opens to whom. */
export interface BrandGround extends Streets {
  manifest: Manifest
  scope: ConditionScope
  space: MemberSpace
  parts: readonly Part[]
  openings: readonly RouteOpening[]
  links: readonly Link[]
  reach: Reach
  /** Who gets to an item: all around it shows, on a screen that opens. Nobody of them is ruled out. */
  near: (part: Part) => Combinations
  /** Who really sees an item. */
  seen: (part: Part) => Combinations
}

const made = new WeakMap<Manifest, BrandGround>()

/** The ground of a merged manifest. It is kept as long as the manifest, so that a check and what comes after share it. */
export function brandGround(manifest: Manifest, registry: Registry): BrandGround {
  const known = made.get(manifest)
  if (known?.space.registry === registry) return known
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  const space = new MemberSpace(registry, scope.segments, periodsOf(manifest))
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
  made.set(manifest, ground)
  return ground
}
