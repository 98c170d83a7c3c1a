import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { matchRoute } from '../resolve/routes.ts'
import type { RouteOpening } from './route-openings.ts'
import { type Navigation, redirectsOf } from './stops-of.ts'

/** One address leading on to another: by a redirect screen, or by a guard that refuses. */
export interface Lead {
  from: RouteOpening
  /** Undefined when nothing of the brand is there. */
  to: RouteOpening | undefined
  /** The value in routes.json that leads. */
  path: Path
  who: Combinations
}

/** Addresses that lead to one another without an end. */
export interface Loop {
  /** Each way of the ring, beginning anywhere. */
  ring: readonly Lead[]
  /** The possible members who go round. */
  who: Combinations
}

/** All that leads on from a route: nobody is led two ways at once. */
function leadsFrom(from: RouteOpening, index: number, navigation: Navigation): Lead[] {
  const { manifest, openings, space } = navigation
  const { diagrams } = space
  const lead = (target: string, who: Combinations, path: Path): Lead => ({
    ...{ from, path, who: diagrams.and(who, space.possible) },
    to: matchRoute({ routes: { list: openings } }, target)?.route,
  })
  const guards = new Map(manifest.routes.guards.map((guard, place) => [guard.id, place]))
  const refused = from.refusals.flatMap(({ guard, who }) =>
    'redirect' in guard.otherwise
      ? [lead(guard.otherwise.redirect, who, ['guards', guards.get(guard.id) ?? 0, 'otherwise', 'redirect'])]
      : [],
  )
  const redirected =
    from.route.screen === 'redirect'
      ? redirectsOf(from, from.open, navigation).map(({ target, who }) => lead(target, who, ['routes', index, 'to']))
      : []
  return [...refused, ...redirected].filter(({ who }) => who !== diagrams.none)
}

/**
 * Every ring of redirects and guards with the members who never come out of it, decided for all members at once (CHECK-01).
 * Nothing changes on the way round, because opening a redirect or being refused changes nothing about a member.
 */
export function loopsOf(navigation: Navigation): Loop[] {
  const { openings, space } = navigation
  const { diagrams } = space
  const leads = new Map(openings.map((opening, index) => [opening, leadsFrom(opening, index, navigation)]))
  const loops = new Map<string, Loop>()
  const follow = (opening: RouteOpening, who: Combinations, way: readonly Lead[]): void => {
    const begin = way.findIndex(({ from }) => from === opening)
    if (begin >= 0) {
      const ring = way.slice(begin)
      const key = ring
        .map(({ from }) => from.route.id)
        .toSorted()
        .join()
      loops.set(key, { ring, who: diagrams.or(who, loops.get(key)?.who ?? diagrams.none) })
      return
    }
    for (const lead of leads.get(opening) ?? []) {
      const led = diagrams.and(who, lead.who)
      if (led !== diagrams.none && lead.to) follow(lead.to, led, [...way, lead])
    }
  }
  for (const opening of openings) follow(opening, diagrams.all, [])
  return [...loops.values()]
}
