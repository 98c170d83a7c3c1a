import type { Guard, Manifest, Route } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { segmentsOf } from '../resolve/routes.ts'
import { routesOf } from '../resolve/screen-surfaces.ts'
import type { Part } from './manifest-parts.ts'

/** To whom a route opens, and which guard refuses it to others: `checkGuards` for everybody at once. */
export interface RouteOpening {
  route: Route
  segments: readonly string[]
  /** Who has the route at all, by its own rules. */
  shown: Combinations
  /** Whom all guards allow: to them the screen opens, or its redirect leads on. */
  open: Combinations
  /** Who is refused, guard by guard; not those about whom a guard cannot decide. */
  refusals: readonly { guard: Guard; who: Combinations }[]
}

/** Every route of a brand with those to whom it opens. */
export function routeOpenings(
  manifest: Manifest,
  parts: readonly Part[],
  scope: ConditionScope,
  space: MemberSpace,
): RouteOpening[] {
  const { diagrams } = space
  const { routes } = manifest
  const verdicts = new Map(routes.guards.map(guard => [guard.id, { guard, ...membersWho(guard.allow, scope, space) }]))
  const shown = new Map(
    parts
      .filter(({ surface, path }) => surface === 'routes' && path[0] === 'routes')
      .map(part => [part.path[1], part.shown]),
  )
  return routesOf(manifest).map((route, index) => {
    const having = shown.get(index) ?? diagrams.all
    let open = having
    const refusals = route.guards.flatMap(id => {
      const verdict = verdicts.get(id)
      if (!verdict) return []
      const who = diagrams.and(open, verdict.no)
      open = diagrams.and(open, verdict.yes)
      return [{ guard: verdict.guard, who }]
    })
    return { route, segments: segmentsOf(route.path), shown: having, open, refusals }
  })
}
