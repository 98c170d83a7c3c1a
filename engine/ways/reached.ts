import type { Route } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Link } from '../parts/links-of.ts'
import type { RouteOpening } from '../parts/route-openings.ts'
import { pagesOf, surfacesOf } from '../resolve/screen-surfaces.ts'
import { endsOf } from './ends-of.ts'
import { linksOfBlocks, linksOfScreens } from './links-in-code.ts'
import { widthsIn } from './widths.ts'

/** Who is on each screen. */
export type Reached = ReadonlyMap<RouteOpening, Combinations>

/** A link from some screens to one that opens. */
interface Step {
  /** Whether the screen shows the link. */
  isOn: (from: RouteOpening) => boolean
  to: RouteOpening
  who: Combinations
}

/** The places of a brand from which, and the links by which, members get about. */
export interface Ways {
  /** Everybody who gets from these screens to any, by links, at the width of the member's screen. */
  from: (start: Reached) => Reached
  /** The same, by links of error pages too: an error can happen to anybody anywhere. */
  withErrorsFrom: (start: Reached) => Reached
}

const known = new WeakMap<BrandGround, Ways>()

/** The ways of a brand; made once, when somebody asks. */
export function waysOf(ground: BrandGround): Ways {
  const made = known.get(ground)
  if (made) return made
  const steps = [...ground.links.map(link => ({ link, steps: stepsOfLink(link, ground) }))]
  const inCode = stepsInCode(ground)
  const usual = [...steps.flatMap(each => (each.link.surface === 'errors' ? [] : each.steps)), ...inCode]
  const errors = steps.flatMap(each => (each.link.surface === 'errors' ? each.steps : []))
  const ways: Ways = {
    from: start => reachedBy(usual, start, ground),
    withErrorsFrom: start => reachedBy([...usual, ...errors], start, ground),
  }
  known.set(ground, ways)
  return ways
}

function reachedBy(steps: readonly Step[], start: Reached, { openings, space }: BrandGround): Reached {
  const { none } = space.diagrams
  const { and, or } = space.diagrams.bound
  const reached = new Map(openings.map(opening => [opening, start.get(opening) ?? none]))
  const leads = steps.map(({ isOn, to, who }) => ({
    from: isOn === everywhere ? undefined : openings.filter(isOn),
    to,
    who,
  }))
  const on = (some: readonly RouteOpening[]) => or(...some.map(each => reached.get(each) ?? none))
  for (let changed = true; changed; ) {
    changed = false
    const anywhere = on(openings)
    for (const { from, to, who } of leads) {
      const before = reached.get(to) ?? none
      const after = or(before, and(who, from ? on(from) : anywhere))
      if (after === before) continue
      reached.set(to, after)
      changed = true
    }
  }
  return reached
}

const widths = new WeakMap<BrandGround, ReturnType<typeof widthsIn>>()

/** Who is shown a link, at the width of their screen. */
export function whoIsShown({ surface, path, who }: Pick<Link, 'surface' | 'path' | 'who'>, ground: BrandGround) {
  if (surface !== 'menus') return who
  const shownAt = widths.get(ground) ?? widthsIn(ground)
  widths.set(ground, shownAt)
  return ground.space.diagrams.and(who, shownAt(path))
}

function stepsOfLink(link: Link, ground: BrandGround): Step[] {
  const isOn = screensOf(link, ground)
  return stepsTo(link.target, whoIsShown(link, ground), isOn, ground)
}

/** Each screen that an address ends at. */
const stepsTo = (target: string, who: Combinations, isOn: Step['isOn'], ground: BrandGround): Step[] =>
  endsOf(target, who, ground).flatMap(({ opening, status, who: some }) =>
    opening && status === undefined ? [{ isOn, to: opening, who: some }] : [],
  )

const everywhere = () => true
const shows =
  (surface: string) =>
  ({ route }: RouteOpening) =>
    surfacesOf(route).some(each => each === surface)

/** The screens that show a link: what surrounds screens is on all of them. */
function screensOf({ surface, path }: Link, { manifest: { pages } }: BrandGround): Step['isOn'] {
  const showsPage = (id: string | undefined) => (opening: RouteOpening) =>
    pagesOf(opening.route).some(page => page === id)
  const withContacts = pages.pages.filter(({ blocks }) => blocks.some(({ block }) => block === 'contact'))
  const screens: { readonly [surface: string]: Step['isOn'] } = {
    home: shows('home'),
    tools: shows('tools'),
    programs: shows('programs'),
    pages: showsPage(pages.pages[Number(path[1])]?.id),
    contact: opening => shows('contact')(opening) || withContacts.some(({ id }) => showsPage(id)(opening)),
  }
  return screens[surface] ?? everywhere
}

/** An address that a route matches: parameters that may have some values only have the first. */
const exampleOf = ({ path, params }: Route): string =>
  path.replace(/:(\w+)/g, (parameter, name: string) => params?.[name]?.[0] ?? parameter)

/** Links that screens, blocks and the shell make by themselves. */
function stepsInCode(ground: BrandGround): Step[] {
  const { openings, parts, manifest, seen, space } = ground
  const toRoute = (id: string, who: Combinations, isOn: Step['isOn']): Step[] =>
    openings
      .filter(({ route }) => route.id === id)
      .flatMap(({ route }) => stepsTo(exampleOf(route), space.diagrams.and(who, space.possible), isOn, ground))
  const screens = openings.flatMap(opening =>
    (linksOfScreens[opening.route.screen] ?? []).flatMap(id => toRoute(id, opening.open, each => each === opening)),
  )
  const blocks = parts.flatMap(part =>
    (linksOfBlocks[String(part.item.block)] ?? []).flatMap(id =>
      toRoute(id, seen(part), screensOf({ ...part, target: '', part, who: part.shown }, ground)),
    ),
  )
  const several = 'severalGroups' in space.registry.facts ? space.fact('severalGroups', ['yes']) : space.diagrams.none
  const { possible } = space
  const { and } = space.diagrams.bound
  return [
    ...screens,
    ...blocks,
    // The logo, and the link of whoever has several groups (MENU-34).
    ...stepsTo('/', possible, everywhere, ground),
    ...stepsTo(
      manifest.brand.changeGroupRoute,
      and(possible, several, space.fact('session', ['full'])),
      everywhere,
      ground,
    ),
  ]
}
