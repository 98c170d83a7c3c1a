import type { Manifest } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { menuItemOf } from '../resolve/check-guards.ts'
import { matchRoute, segmentsOf } from '../resolve/routes.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Part } from './manifest-parts.ts'
import type { RouteOpening } from './route-openings.ts'

/** One route that an address leads to, at once or by way of screens that only lead on. */
export interface Stop {
  /** The address as it is written. */
  address: string
  /** Undefined for an address elsewhere, where the brand has no such route, or the menu no entry to lead on to. */
  opening: RouteOpening | undefined
  /** Who comes here. */
  who: Combinations
}

/** What following an address needs to know of a brand. */
export interface Streets {
  manifest: Manifest
  parts: readonly Part[]
  openings: readonly RouteOpening[]
  space: MemberSpace
}

/** Where an address of the brand leads those who follow it, redirecting screens included; guards' redirects are not. */
export function stopsOf(address: string, who: Combinations, streets: Streets, passed: readonly string[] = []): Stop[] {
  const { manifest, openings, space } = streets
  const { diagrams } = space
  if (who === diagrams.none) return []
  const match = (path: string) => matchRoute({ routes: { list: openings } }, path)?.route
  const path = segmentsOf(address).length === 0 && !match(address) ? manifest.brand.defaultRoute : address
  const opening = match(path)
  const here = { address: path, opening, who }
  if (opening?.route.screen !== 'redirect' || passed.includes(path)) return [here]
  const through = diagrams.and(who, opening.open)
  const to = opening.route.to ?? manifest.brand.defaultRoute
  const item = menuItemOf(to)
  const ways = item === undefined ? [{ target: to, who: through }] : firstEntries(item, through, streets)
  const lost = diagrams.except(through, ...ways.map(way => way.who))
  return [
    here,
    ...ways.flatMap(way => stopsOf(way.target, way.who, streets, [...passed, path])),
    ...(lost === diagrams.none ? [] : [{ address: to, opening: undefined, who: lost }]),
  ]
}

/** To which entry of a menu item each member is led: the first that the member has, in the order of the categories. */
function firstEntries(
  id: string,
  who: Combinations,
  { parts, space }: Streets,
): { target: string; who: Combinations }[] {
  const { and, except } = space.diagrams.bound
  const owner = parts.find(({ surface, item, path }) => surface === 'menus' && item.id === id && path.length > 2)
  const entries = parts.filter(
    ({ surface, path }) =>
      surface === 'menus' && owner?.path.every((key, place) => path[place] === key) === true && isEntryOf(owner, path),
  )
  let left = who
  return sortByCategory(entries.map(part => ({ category: part.item.category, part }))).flatMap(({ part }) =>
    part.forms.flatMap(form => {
      const taken = and(left, form.who)
      left = except(left, taken)
      const { target } = form.fields
      return typeof target === 'string' ? [{ target, who: taken }] : []
    }),
  )
}

/** Directly in the list "items" of the menu item, or in that of one of its variants. */
function isEntryOf({ path: { length }, item }: Part, path: Part['path']): boolean {
  const inside = path.slice(length)
  const variants = isJsonObject(item) && inside[0] === 'variants' ? inside.slice(2) : inside
  return variants.length === 2 && variants[0] === 'items'
}
