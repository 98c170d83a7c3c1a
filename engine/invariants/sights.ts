import type { Sight as Selector, Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { mainLists } from '../overlay/find-list.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Link } from '../parts/links-of.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { type Stop, stopsOf } from '../parts/stops-of.ts'
import { segmentsOf } from '../resolve/routes.ts'

/** One of the things that an invariant is about, with everybody who meets it. */
export interface Sight {
  surface: Surface
  path: Path
  /** What it is, for the report: "the link to /id-card". */
  what: string
  who: Combinations
}

/** Things of which those who come to a place have to meet one, when the rule is "always". */
interface Sights {
  /** The place; undefined for anywhere. */
  at?: Sight
  sights: readonly Sight[]
}

type Keys = Selector extends infer Each ? (Each extends Each ? keyof Each : never) : never
type SightsBy = (names: readonly string[], ground: BrandGround) => Sights[]

/** Whether an address is one of these or below one; external addresses are compared by their beginning. */
const covers = (names: readonly string[], address: string): boolean =>
  names.some(name =>
    name.startsWith('/')
      ? address.startsWith('/') && segmentsOf(name).every((segment, index) => segmentsOf(address)[index] === segment)
      : address.startsWith(name),
  )

const inOneList = (sights: readonly Sight[]): Sights[] => [{ sights }]

const partSight = (part: Part, ground: BrandGround): Sight => ({
  surface: part.surface,
  path: part.path,
  what: `"${String(part.item.id ?? part.key)}" of ${part.surface}.json`,
  who: ground.seen(part),
})

const seenParts = (ground: BrandGround, wanted: (part: Part) => boolean): Sights[] =>
  inOneList(ground.parts.filter(wanted).map(part => partSight(part, ground)))

/** The address without query and fragment. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

const linkSight = ({ surface, path, target }: Link, { address, who }: Stop): Sight => ({
  surface,
  path,
  what: `a link to ${target}${withoutQuery(target) === withoutQuery(address) ? '' : `, which leads to ${address}`}`,
  who,
})

function linksTo(names: readonly string[], ground: BrandGround): Sights[] {
  return inOneList(
    ground.links.flatMap(link =>
      stopsOf(link.target, link.who, ground)
        .filter(({ address }) => covers(names, withoutQuery(address)))
        .map(stop => linkSight(link, stop)),
    ),
  )
}

function screens(names: readonly string[], { openings, space }: BrandGround): Sights[] {
  return inOneList(
    openings.flatMap(({ route, open }, index) =>
      covers(names, route.path)
        ? [
            {
              surface: 'routes',
              path: ['routes', index],
              what: `the screen at ${route.path}`,
              who: space.diagrams.and(open, space.possible),
            },
          ]
        : [],
    ),
  )
}

/** Each page with its links, as far as they open to those who see them. */
function waysOn(names: readonly string[], ground: BrandGround): Sights[] {
  const { and } = ground.space.diagrams.bound
  return ground.parts
    .filter(({ surface, path }) => names.includes(surface) && path.length === 2 && path[0] === 'pages')
    .map(page => ({
      at: partSight(page, ground),
      sights: ground.links
        .filter(({ surface, path }) => surface === page.surface && page.path.every((key, place) => path[place] === key))
        .flatMap(link =>
          stopsOf(link.target, link.who, ground)
            .filter(({ opening }) => opening?.route.screen !== 'redirect')
            .map(stop => ({ ...linkSight(link, stop), who: and(stop.who, stop.opening?.open ?? endOf(stop, ground)) })),
        ),
    }))
}

/** External addresses open to everybody. */
const endOf = ({ address }: Stop, { space: { diagrams } }: BrandGround) =>
  /^[a-z]+:/.test(address) && !address.startsWith('menu:') ? diagrams.all : diagrams.none

/** What each selector of an invariant finds in a brand. */
const selectors: { readonly [Key in Keys]: SightsBy } = {
  linkTo: linksTo,
  open: screens,
  item: (names, ground) =>
    seenParts(ground, ({ surface, item }) => names.includes(`${surface}/${String(item.id)}`) && item.id !== undefined),
  menu: (names, ground) => {
    const wanted = ground.manifest.menus.menus.flatMap(({ id }, index) => (names.includes(id) ? [index] : []))
    return seenParts(
      ground,
      ({ surface, path }) => surface === 'menus' && path.length > 2 && wanted.some(index => index === path[1]),
    )
  },
  block: (names, ground) => seenParts(ground, ({ item }) => names.includes(String(item.block))),
  surface: (names, ground) =>
    seenParts(
      ground,
      ({ surface, path }) => names.includes(surface) && path.length === 2 && path[0] === mainLists[surface],
    ),
  wayOn: waysOn,
}

/** Everything in a brand that an invariant is about. */
export function sightsOf(what: Selector, ground: BrandGround): Sights[] {
  return Object.entries(selectors).flatMap(([key, find]) => {
    const names: readonly string[] | undefined = Object.entries(what).find(([name]) => name === key)?.[1]
    return names ? find(names, ground) : []
  })
}
