import type { Guard, Manifest, Route, ScreenKind } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import type { Form, Part } from '../parts/manifest-parts.ts'
import { forbidden, menuItemOf, notFound, type Opening, undecided } from '../resolve/check-guards.ts'
import { pagesOf, type ScreenSurface, surfacesOf } from '../resolve/screen-surfaces.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Share, Split } from './sighting.ts'

/** Whether a route opens, to everybody at once: `checkGuards` as sets of members. */
export type Openings = Split<Opening>

/** To whom a route opens, and where it leads everybody else. */
export function openingsOf(route: Route, manifest: Manifest, parts: readonly Part[], space: MemberSpace): Openings {
  const { diagrams } = space
  const shown = parts.find(({ surface, item }) => surface === 'routes' && item.id === route.id)?.own ?? diagrams.none
  const openings: Share<Opening>[] = [{ who: diagrams.not(shown), answer: { kind: 'error', status: notFound } }]
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  let left = shown
  for (const id of route.guards) {
    const guard = manifest.routes.guards.find(candidate => candidate.id === id)
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
  const open = ({ id }: Route) =>
    diagrams.or(...(openings.get(id) ?? []).filter(({ answer }) => answer.kind === 'open').map(({ who }) => who))
  const anyOf = (wanted: (route: Route) => boolean) => diagrams.or(...manifest.routes.routes.filter(wanted).map(open))
  return {
    surface: name => anyOf(route => surfacesOf(route).includes(name)),
    screen: kind => anyOf(route => route.screen === kind),
    page: id => anyOf(route => pagesOf(route).some(page => page === id)),
  }
}
