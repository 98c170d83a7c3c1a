import type { Invariant, Sight as Selector, Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { mainLists } from '../overlay/find-list.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Link } from '../parts/links-of.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { RouteOpening } from '../parts/route-openings.ts'
import { type Stop, stopsOf } from '../parts/stops-of.ts'
import { surfaces } from '../schema/surfaces.ts'
import { waysOf, whoIsShown } from '../ways/reached.ts'
import { Lookup, waysDown, wayTo } from './lookup.ts'
import { keptBy } from './steps.ts'

/** One of the things that an invariant is about, with everybody who meets it. */
export interface Sight {
  surface: Surface
  path: Path
  /** What it is, for the report: "the link to /id-card". */
  what: string
  who: Combinations
  /** The item that it is, whose rules decide who meets it. */
  part?: Part
}

/** Things of which those who come to a place have to meet one, when the rule is "always". */
interface Sights {
  /** The place; undefined for anywhere. */
  at?: Sight
  sights: readonly Sight[]
  /** What would lead there, if somebody is shown it. */
  ways?: readonly Sight[]
}

/** What is asked of the members: to meet it, or not to. */
type Asked = Invariant['rule']

type Keys = Selector extends infer Each ? (Each extends Each ? keyof Each : never) : never
type SightsBy = (names: readonly string[], ground: BrandGround, asked: Asked) => Sights[]

/** What is computed of a brand once, when somebody asks. */
function remembered<Value>(make: (ground: BrandGround) => Value): (ground: BrandGround) => Value {
  const known = new WeakMap<BrandGround, { value: Value }>()
  return ground => {
    const made = known.get(ground) ?? { value: make(ground) }
    known.set(ground, made)
    return made.value
  }
}

const inOneList = (sights: readonly Sight[]): Sights[] => [{ sights }]

const partSight = (part: Part, ground: BrandGround): Sight => ({
  surface: part.surface,
  path: part.path,
  what: `"${String(part.item.id ?? part.key)}" of ${part.surface}.json`,
  who: whoIsShown({ surface: part.surface, path: part.path, who: ground.seen(part) }, ground),
  part,
})

/** Parts by their surface and id, as in "menus/home". */
const partsById = remembered(
  ({ parts }) =>
    new Lookup(parts, ({ surface, item: { id } }) => (id === undefined ? [] : [`${surface}/${String(id)}`])),
)

const seenParts = (ground: BrandGround, wanted: (part: Part) => boolean): Sights[] =>
  inOneList(ground.parts.filter(wanted).map(part => partSight(part, ground)))

/** The address without query and fragment. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

const linkSight = ({ surface, path, target, part }: Link, { address, who }: Stop): Sight => ({
  surface,
  path,
  what: `a link to ${target}${withoutQuery(target) === withoutQuery(address) ? '' : `, which leads to ${address}`}`,
  who,
  ...(part && { part }),
})

/** Where each link of a brand leads those to whom it is shown; made once, as many rules are about links. */
const stopsOfLinks = remembered(ground =>
  ground.links.flatMap(link =>
    stopsOf(link.target, whoIsShown(link, ground), ground).map(stop => ({
      path: withoutQuery(stop.address),
      sight: linkSight(link, stop),
    })),
  ),
)

const stopsBelow = remembered(ground => new Lookup(stopsOfLinks(ground), ({ path }) => waysDown(path)))

/** Links to one of these addresses or below one; external addresses are compared by their beginning. */
const linksTo: SightsBy = (names, ground) => {
  const { own = [], external = [] } = Object.groupBy(names, name => (name.startsWith('/') ? 'own' : 'external'))
  const below = stopsBelow(ground).having(own.map(wayTo))
  const elsewhere =
    external.length === 0 ? [] : stopsOfLinks(ground).filter(({ path }) => external.some(name => path.startsWith(name)))
  return inOneList([...below, ...elsewhere].map(({ sight }) => sight))
}

/** Everybody on each screen to whom links lead from Home. */
const reachedFromHome = remembered(ground => {
  const home = ground.openings.filter(({ route }) => route.screen === 'home')
  return waysOf(ground).from(new Map(home.map(opening => [opening, opening.open])))
})

/** Each screen with its place among the routes, and what stands there. */
const placesOfScreens = remembered(({ openings, parts }) => {
  const routes = new Map<unknown, Part>()
  for (const part of parts)
    if (part.surface === 'routes' && part.path[0] === 'routes' && !routes.has(part.path[1]))
      routes.set(part.path[1], part)
  return openings.map((opening, index) => ({ opening, index, part: routes.get(index) }))
})
const screensAt = remembered(ground => new Lookup(placesOfScreens(ground), ({ opening: { route } }) => [route.path]))
const screensBelow = remembered(
  ground => new Lookup(placesOfScreens(ground), ({ opening: { route } }) => waysDown(route.path)),
)

/** Screens at these paths; for "never" also those below: that one of them opens does not give what another one would. */
function screens(
  names: readonly string[],
  ground: BrandGround,
  { asked, who }: { asked: Asked; who: (opening: RouteOpening) => Combinations },
): Sights[] {
  const { space } = ground
  const found = asked === 'never' ? screensBelow(ground).having(names.map(wayTo)) : screensAt(ground).having(names)
  return inOneList(
    found.map(({ opening, index, part }) => ({
      surface: 'routes',
      path: ['routes', index],
      what: `the screen at ${opening.route.path}`,
      who: space.diagrams.and(who(opening), space.possible),
      ...(part && { part }),
    })),
  )
}

/** Who gets to a screen by links that begin at Home. */
function fromHome(names: readonly string[], ground: BrandGround, asked: Asked): Sights[] {
  const who = (opening: RouteOpening) => reachedFromHome(ground).get(opening) ?? ground.space.diagrams.none
  return screens(names, ground, { asked, who }).map(({ sights }) => ({
    ways: linksTo(names, ground, asked).flatMap(each => each.sights),
    sights: sights.map(sight => ({ ...sight, what: `a way of links from Home to ${sight.what}` })),
  }))
}

/** "always": who cannot be let in before the step is done; "never": who is led to it. */
function steps(wanted: (step: Part) => boolean, ground: BrandGround, asked: Asked): Sights[] {
  const who = { always: (step: Part) => keptBy(step, ground), never: (step: Part) => ground.seen(step) }[asked]
  return inOneList(
    ground.parts
      .filter(part => part.surface === 'journey' && wanted(part))
      .map(step => ({
        ...{ surface: step.surface, path: step.path, part: step },
        what: `the step "${String(step.item.id)}" of the journey`,
        who: who(step),
      })),
  )
}

/** Alerts as far as they can be dismissed. */
function dismissible(names: readonly string[], { parts, reach, space }: BrandGround): Sights[] {
  const { and } = space.diagrams.bound
  return inOneList(
    parts
      .filter(({ surface, item }) => names.includes(`${surface}/${String(item.id)}`))
      .flatMap(part =>
        part.forms.map(({ who, fields }) => ({
          ...{ surface: part.surface, path: [...part.path, 'canDismiss'], part },
          what: `a way to dismiss "${String(part.item.id)}"`,
          who: fields.canDismiss === true ? and(who, reach(part), space.possible) : space.diagrams.none,
        })),
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
  open: (names, ground, asked) => screens(names, ground, { asked, who: ({ open }) => open }),
  fromHome,
  step: (names, ground, asked) => steps(({ item }) => names.includes(String(item.id)), ground, asked),
  stepKind: (kinds, ground, asked) => steps(({ item }) => kinds.includes(String(item.do)), ground, asked),
  dismiss: dismissible,
  line: (names, ground) =>
    seenParts(
      ground,
      ({ surface, path, item }) => surface === 'contact' && path[2] === 'lines' && names.includes(String(item.kind)),
    ),
  item: (names, ground) =>
    inOneList(
      partsById(ground)
        .having(names)
        .map(part => partSight(part, ground)),
    ),
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

/** The names of the one selector that an invariant has. */
const namesOf = (what: Selector, key: string): readonly string[] | undefined =>
  Object.entries(what).find(([name]) => name === key)?.[1]

/** What each selector asks for in words, and in which file that would stand, where it is one. */
const asksFor: { readonly [Key in Keys]: readonly [words: string, standsIn?: (name: string) => string] } = {
  step: ['step', () => 'journey'],
  stepKind: ['step of the kind', () => 'journey'],
  line: ['line of the kind', () => 'contact'],
  menu: ['entry of the menu', () => 'menus'],
  open: ['screen at', () => 'routes'],
  fromHome: ['screen at', () => 'routes'],
  surface: ['entry of', name => name],
  item: ['item', name => name.split('/')[0] ?? ''],
  block: ['block of the kind'],
  dismiss: ['alert'],
  linkTo: ['link to'],
  wayOn: ['page of'],
}

/** What an invariant asks for, and the file in which it would stand; undefined when that may be in any. */
export function askedFor(what: Selector): { words: string; surface: Surface | undefined } {
  const [found] = Object.entries(asksFor).flatMap(([key, asked]) => {
    const names = namesOf(what, key)
    return names ? [{ names, asked }] : []
  })
  const { names = [], asked: [words, standsIn] = [''] } = found ?? {}
  const file = standsIn?.(names[0] ?? '')
  return {
    words: `${words} ${names.map(name => JSON.stringify(name)).join(' or ')}`,
    surface: surfaces.find(surface => surface === file),
  }
}

/** Everything in a brand that an invariant is about. */
export function sightsOf({ what, rule }: Pick<Invariant, 'what' | 'rule'>, ground: BrandGround): Sights[] {
  return Object.entries(selectors).flatMap(([key, find]) => {
    const names = namesOf(what, key)
    return names ? find(names, ground, rule) : []
  })
}
