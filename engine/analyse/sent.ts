import type { Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import { undecided } from '../resolve/check-guards.ts'
import { type End, endsOf } from '../ways/ends-of.ts'
import { whoIsShown } from '../ways/reached.ts'
import type { Find } from './found.ts'

/** Something that sends members to an address. */
interface Sender {
  surface: Surface
  path: Path
  /** "the guard "signed-in" sends". */
  what: string
  target: string
  who: Combinations
}

const onTheWay = ({ way }: End) => (way.length < 2 ? '' : `, by way of ${way.slice(0, -1).join(' and ')}`)

/** Addresses that the portal leads to by itself: where it begins, and where "Change group" leads. */
function landings({ manifest: { brand }, space }: BrandGround): Sender[] {
  const { and } = space.diagrams.bound
  const signedIn = and(space.possible, space.fact('session', ['full']))
  const several = 'severalGroups' in space.registry.facts ? space.fact('severalGroups', ['yes']) : space.diagrams.none
  return [
    { ...at('brand', 'defaultRoute'), what: 'The portal begins', target: brand.defaultRoute, who: signedIn },
    {
      ...at('brand', 'changeGroupRoute'),
      what: '"Change group" leads',
      target: brand.changeGroupRoute,
      who: and(signedIn, several),
    },
  ]
}

const at = (surface: Surface, ...path: string[]) => ({ surface, path })

/** Places that the portal leads everybody to, and that do not open to some of them (CHECK-02). */
export const refusedLanding: Find = ({ ground }) =>
  landings(ground).flatMap(({ surface, path, what, target, who }) =>
    endsOf(target, who, ground)
      .filter(({ status }) => status !== undefined && status !== undecided)
      .map(end => ({
        surface,
        path,
        says: `${what} at ${target}, where some get the error page ${end.status}${onTheWay(end)}.`,
        todo: 'Name a screen that opens to all of them, or open this one to them.',
        who: end.who,
      })),
  )

/** Guards, redirects and links, each with whom it sends where. */
function senders(ground: BrandGround): Sender[] {
  const { openings, links, manifest, space } = ground
  const { and, or } = space.diagrams.bound
  const refusedBy = (id: string) =>
    or(...openings.flatMap(({ refusals }) => refusals.filter(({ guard }) => guard.id === id).map(({ who }) => who)))
  return [
    ...manifest.routes.guards.flatMap(({ id, otherwise }, index): Sender[] =>
      'redirect' in otherwise
        ? [
            {
              ...{ surface: 'routes', path: ['guards', index, 'otherwise', 'redirect'], target: otherwise.redirect },
              what: `The guard "${id}" sends`,
              who: and(refusedBy(id), space.possible),
            },
          ]
        : [],
    ),
    ...openings.map(
      ({ route, open }, index): Sender => ({
        ...{ surface: 'routes', path: ['routes', index], target: route.path, who: and(open, space.possible) },
        what: `The address ${route.path} leads`,
      }),
    ),
    ...links.map(
      (link): Sender => ({
        ...{ surface: link.surface, path: link.path, target: link.target, who: whoIsShown(link, ground) },
        what: 'This link leads',
      }),
    ),
  ]
}

/** Members who are sent to an address, get an error page, and read there what any failure says: not why (CHECK-02). */
export const noReason: Find = ({ ground }) => {
  const { parts, seen, space } = ground
  const { except, or } = space.diagrams.bound
  const pages = parts.filter(({ surface, path }) => surface === 'errors' && path[0] === 'pages' && path.length === 2)
  const told = new Map<unknown, Combinations>()
  const saying = (status: number) => {
    const known = told.get(status) ?? or(...pages.filter(({ item }) => item.status === status).map(seen))
    told.set(status, known)
    return known
  }
  return senders(ground).flatMap(({ surface, path, what, target, who }) =>
    endsOf(target, who, ground).flatMap(end => {
      const untold = end.status === undefined ? space.diagrams.none : except(end.who, saying(end.status))
      if (untold === space.diagrams.none) return []
      return [
        {
          surface,
          path,
          says: `${what} some to ${target}, which does not open to them${onTheWay(end)}; no error page says why: none is for the status ${end.status}.`,
          todo: `Add a page with "status": ${end.status} to errors.json, or send them somewhere that opens.`,
          who: untold,
        },
      ]
    }),
  )
}
