import type { Manifest, Route } from '../../schema/generated/manifests.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Opening } from '../resolve/check-guards.ts'
import { segmentsOf } from '../resolve/compile-routes.ts'
import { matchRoute } from '../resolve/match-route.ts'
import type { Address } from './addresses.ts'
import type { Openings } from './openings.ts'
import type { Sighting } from './sighting.ts'

/** Field of an address that says what comes of asking for it. */
export const outcomeField = 'outcome'

/** What comes of each address, for everybody. */
export function addressSightings(
  addresses: readonly Address[],
  { routes: { routes } }: Manifest,
  openings: ReadonlyMap<string, Openings>,
  { diagrams }: MemberSpace,
): Sighting[] {
  const list = routes.map(route => ({ route, segments: segmentsOf(route.path) }))
  return addresses.map(({ label, example }): Sighting => {
    const route = matchRoute({ routes: { list } }, example)?.route.route
    const comes = route ? (openings.get(route.id) ?? []) : []
    const open = comes.filter(({ answer }) => answer.kind === 'open')
    return {
      surface: 'routes',
      key: label,
      path: route ? ['routes', routes.indexOf(route)] : [],
      shown: diagrams.all,
      fields: new Map([
        [
          outcomeField,
          route
            ? comes.map(({ who, answer }) => ({ who, answer: outcome(answer, route) }))
            : [{ who: diagrams.all, answer: 'error 404' }],
        ],
        ['title', open.map(({ who }) => ({ who, answer: route?.title ?? '' }))],
      ]),
      spots: [],
    }
  })
}

/** What comes of an address in words. */
export function outcome(opening: Opening, { screen, page }: Route): string {
  if (opening.kind === 'redirect') return `leads to ${opening.to}`
  if (opening.kind === 'error') return `error ${opening.status}`
  return page === undefined ? `opens the screen ${screen}` : `opens the screen ${screen} with the page ${page}`
}
