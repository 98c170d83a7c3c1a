import type { Manifest, Route } from '../../schema/generated/manifests.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Opening } from '../resolve/check-guards.ts'
import { matchRoute, segmentsOf } from '../resolve/routes.ts'
import type { Openings } from './openings.ts'
import type { Sighting } from './sighting.ts'

/** An address of the route table, for a whole route or for one value of its parameters. */
export interface Address {
  /** As reported: "/claims/:claimId". */
  label: string
  /** One to request: "/claims/1". */
  example: string
}

/** The example value of a parameter that may have any. */
const anyValue = '1'

/** Every address that any version has; a parameter with fixed values gives one address for each. */
export function addressesOf(...manifests: readonly Manifest[]): Address[] {
  const all = manifests.flatMap(({ routes }) => routes.routes.flatMap(addressesOfRoute))
  return [...new Map(all.map(address => [address.label, address])).values()]
}

/** The addresses of one route. */
export function addressesOfRoute({ path, params = {} }: Route): Address[] {
  let found: Address[] = [{ label: '', example: '' }]
  for (const segment of segmentsOf(path)) {
    const values = segment.startsWith(':') ? params[segment.slice(1)] : [segment]
    const choices = values?.map(value => ({ label: value, example: value })) ?? [{ label: segment, example: anyValue }]
    found = found.flatMap(({ label, example }) =>
      choices.map(choice => ({ label: `${label}/${choice.label}`, example: `${example}/${choice.example}` })),
    )
  }
  return found.map(({ label, example }) => ({ label: label || '/', example: example || '/' }))
}

/** The field of an address that says what requesting it leads to. */
export const outcomeField = 'outcome'

/** What requesting each address leads to, for everybody. */
export function addressSightings(
  addresses: readonly Address[],
  { routes: { routes } }: Manifest,
  openings: ReadonlyMap<string, Openings>,
  { diagrams }: MemberSpace,
): Sighting[] {
  const list = routes.map(route => ({ route, segments: segmentsOf(route.path) }))
  return addresses.map(({ label, example }): Sighting => {
    const route = matchRoute({ routes: { list } }, example)?.route.route
    const outcomes = route ? (openings.get(route.id) ?? []) : []
    const open = outcomes.filter(({ answer }) => answer.kind === 'open')
    return {
      surface: 'routes',
      key: label,
      path: route ? ['routes', routes.indexOf(route)] : [],
      shown: diagrams.all,
      fields: new Map([
        [
          outcomeField,
          route
            ? outcomes.map(({ who, answer }) => ({ who, answer: outcome(answer, route) }))
            : [{ who: diagrams.all, answer: 'error 404' }],
        ],
        ['title', open.map(({ who }) => ({ who, answer: route?.title ?? '' }))],
      ]),
      spots: [],
    }
  })
}

/** What requesting an address leads to, in words. */
export function outcome(opening: Opening, { screen, page }: Route): string {
  if (opening.kind === 'redirect') return `leads to ${opening.to}`
  if (opening.kind === 'error') return `error ${opening.status}`
  return page === undefined ? `opens the screen ${screen}` : `opens the screen ${screen} with the page ${page}`
}
