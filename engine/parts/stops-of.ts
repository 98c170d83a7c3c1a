import type { Manifest } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { menuItemOf } from '../resolve/check-guards.ts'
import { matchRoute } from '../resolve/routes.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Part } from './manifest-parts.ts'
import type { RouteOpening } from './route-openings.ts'

/** A route that an address leads to, directly or through redirect screens. */
export interface Stop {
  /** The address as it is written. */
  address: string
  /** Undefined when the address is external, no route matches it, or the menu item of a redirect has no entry. */
  opening: RouteOpening | undefined
  /** Who gets here. */
  who: Combinations
}

/** The part of a brand that following an address needs. */
export interface Navigation {
  manifest: Manifest
  parts: readonly Part[]
  openings: readonly RouteOpening[]
  space: MemberSpace
}

/** Stops by the brand, then by address and members: every invariant about links asks for the same ones. */
const known = new WeakMap<Navigation, Map<string, readonly Stop[]>>()

/** Where an address leads those who follow it, through redirect screens. Redirects of guards are not followed. */
export function stopsOf(address: string, who: Combinations, navigation: Navigation): readonly Stop[] {
  const stops = known.get(navigation) ?? new Map<string, readonly Stop[]>()
  known.set(navigation, stops)
  const key = `${who} ${address}`
  const found = stops.get(key) ?? follow(address, who, navigation, [])
  stops.set(key, found)
  return found
}

function follow(address: string, who: Combinations, navigation: Navigation, passed: readonly string[]): Stop[] {
  const { manifest, openings, space } = navigation
  const { diagrams } = space
  if (who === diagrams.none) return []
  const opening = matchRoute({ routes: { list: openings } }, address)?.route
  const here = { address, opening, who }
  if (opening?.route.screen !== 'redirect' || passed.includes(address)) return [here]
  const through = diagrams.and(who, opening.open)
  const ways = redirectsOf(opening, through, navigation)
  const lost = diagrams.except(through, ...ways.map(way => way.who))
  return [
    here,
    ...ways.flatMap(way => follow(way.target, way.who, navigation, [...passed, address])),
    ...(lost === diagrams.none ? [] : [{ address: goalOf(opening, manifest), opening: undefined, who: lost }]),
  ]
}

/** Where a redirect screen leads: a path, or "menu:" and an item. */
export const goalOf = ({ route }: RouteOpening, { brand }: Manifest) => route.to ?? brand.defaultRoute

/** Where a redirect screen leads those to whom it opens. */
export function redirectsOf(
  opening: RouteOpening,
  who: Combinations,
  navigation: Navigation,
): { target: string; who: Combinations }[] {
  const to = goalOf(opening, navigation.manifest)
  const item = menuItemOf(to)
  return item === undefined ? [{ target: to, who }] : firstEntries(item, who, navigation)
}

/** The entry of a menu item that each member is led to: the first that the member has, in the order of the categories. */
function firstEntries(
  id: string,
  who: Combinations,
  { parts, space }: Navigation,
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

/** Whether a path is that of an entry directly in `items` of the menu item, or of one of its variants. */
function isEntryOf({ path: { length }, item }: Part, path: Part['path']): boolean {
  const inside = path.slice(length)
  const variants = isJsonObject(item) && inside[0] === 'variants' ? inside.slice(2) : inside
  return variants.length === 2 && variants[0] === 'items'
}
