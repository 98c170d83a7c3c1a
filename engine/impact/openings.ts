import type { Guard, Manifest, Route, ScreenKind } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import type { Form, Part } from '../parts/manifest-parts.ts'
import { forbidden, menuItemOf, notFound, type Opening, undecided } from '../resolve/check-guards.ts'
import { pagesOf, routesOf, type ScreenSurface, surfacesOf } from '../resolve/screen-surfaces.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Share, Split } from './sighting.ts'

/** Whether a route opens, to everybody at once: `checkGuards` as sets of members. */
export type Openings = Split<Opening>

/** To whom each route opens, and where it leads everybody else, by the id of the route. */
export function allOpenings(
  manifest: Manifest,
  parts: readonly Part[],
  space: MemberSpace,
): ReadonlyMap<string, Openings> {
  const byId = Map.groupBy(
    parts.filter(({ surface }) => surface === 'routes'),
    ({ item }) => item.id,
  )
  const guards = new Map(manifest.routes.guards.map(guard => [guard.id, guard]))
  return new Map(
    manifest.routes.routes.map(route => {
      const shown = byId.get(route.id)?.[0]?.own ?? space.diagrams.none
      return [route.id, openingsOf(route, { shown, guards, manifest, parts, space })]
    }),
  )
}

interface Around {
  /** Who has the route. */
  shown: Combinations
  guards: ReadonlyMap<string, Guard>
  manifest: Manifest
  parts: readonly Part[]
  space: MemberSpace
}

function openingsOf(route: Route, { shown, guards, manifest, parts, space }: Around): Openings {
  const { diagrams } = space
  const openings: Share<Opening>[] = [{ who: diagrams.not(shown), answer: { kind: 'error', status: notFound } }]
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  let left = shown
  for (const id of route.guards) {
    const guard = guards.get(id)
    if (!guard) continue
    const { yes, no } = membersWho(guard.allow, scope, space)
    openings.push(
      { who: diagrams.and(left, no), answer: refusalBy(guard) },
      { who: diagrams.except(left, yes, no), answer: { kind: 'error', status: undecided } },
    )
    left = diagrams.and(left, yes)
  }
  const end: Openings =
    route.screen === 'redirect'
      ? leadsOn(route.to ?? manifest.brand.defaultRoute, left, parts, space)
      : [{ who: left, answer: { kind: 'open' } }]
  return [...openings, ...end].filter(({ who }) => who !== diagrams.none)
}

const refusalBy = ({ otherwise }: Guard): Opening =>
  'redirect' in otherwise ? { kind: 'redirect', to: otherwise.redirect } : { kind: 'error', status: otherwise.error }

/** Where a redirect leads: a path leads all to the same place, a menu item each member to the first entry of it that they have. */
function leadsOn(to: string, who: Combinations, parts: readonly Part[], { diagrams }: MemberSpace): Openings {
  const id = menuItemOf(to)
  if (id === undefined) return [{ who, answer: { kind: 'redirect', to } }]
  const menus = parts.filter(({ surface }) => surface === 'menus')
  const owner = menus.find(({ item }) => item.id === id)
  const depth = owner ? owner.path.length + 2 : 0
  const below = menus.filter(
    ({ path }) => path.length === depth && owner?.path.every((key, index) => path[index] === key),
  )
  const entries = sortByCategory(below.map(part => ({ part, category: part.item.category })))
  let left = diagrams.and(who, owner?.shown ?? diagrams.none)
  const found = entries.flatMap(({ part: { forms, shown } }) => {
    const firsts = forms.map((form): Share<Opening> => ({ who: diagrams.and(left, form.who), answer: leadsTo(form) }))
    left = diagrams.except(left, shown)
    return firsts
  })
  const nowhere = diagrams.except(who, ...found.map(share => share.who))
  return [...found, { who: nowhere, answer: { kind: 'error', status: forbidden } }]
}

const leadsTo = ({ fields: { target } }: Form): Opening =>
  typeof target === 'string' ? { kind: 'redirect', to: target } : { kind: 'error', status: forbidden }

/** Who gets to screens: only those to whom a route of Home opens see its blocks. */
export interface ScreenReach {
  surface(name: ScreenSurface): Combinations
  screen(kind: ScreenKind): Combinations
  page(id: string): Combinations
}

/** Who gets to screens, from who may open which routes. */
export function screenReach(
  manifest: Manifest,
  openings: ReadonlyMap<string, Openings>,
  { diagrams }: MemberSpace,
): ScreenReach {
  const routes = routesOf(manifest)
  /** Who gets to any of the routes with something, by what that is. */
  const byWhatTheyHave = <What>(of: (route: Route) => readonly What[]) => {
    const found = new Map<What, Combinations>()
    for (const route of routes) {
      const open = (openings.get(route.id) ?? []).filter(({ answer }) => answer.kind === 'open')
      for (const what of of(route))
        found.set(what, diagrams.or(found.get(what) ?? diagrams.none, ...open.map(({ who }) => who)))
    }
    return (what: What) => found.get(what) ?? diagrams.none
  }
  return {
    surface: byWhatTheyHave(surfacesOf),
    screen: byWhatTheyHave(({ screen }) => [screen]),
    page: byWhatTheyHave(pagesOf),
  }
}
