import type { FactName } from '../../schema/generated/facts.ts'
import { type Known, know, type MemberState, type OpenName } from '../state.ts'
import type { MenuItemView } from '../view.ts'
import type { CompiledManifest } from './compile-manifest.ts'
import type { CompiledRoute } from './routes.ts'

/** Whether a route opens. */
export type Opening =
  | { kind: 'open' }
  | { kind: 'redirect'; to: string }
  /** `unknown` and `unknownOpen` list the facts and open sets that the decision needs and that are unknown; `status` is 503 then. */
  | { kind: 'error'; status: number; unknown?: readonly FactName[]; unknownOpen?: readonly OpenName[] }

/** No route has the address, or the member has no such route. */
export const notFound = 404
/** A guard does not allow the member, and leads nowhere else. */
export const forbidden = 403
/** The decision depends on a source that is down. */
export const undecided = 503

/** Where a guard leads a member whom it does not allow; undefined when it allows. */
function refusal({ guard, allow }: CompiledRoute['guards'][number], known: Known): Opening | undefined {
  const truth = allow.test(known)
  if (truth === true) return undefined
  if (truth === undefined) {
    const unknown = [...allow.asks.facts].filter(fact => known.facts[fact] === undefined)
    const unknownOpen = [...allow.asks.open].filter(set => known.open[set] === undefined)
    return { kind: 'error', status: undecided, unknown, ...(unknownOpen.length > 0 && { unknownOpen }) }
  }
  return 'redirect' in guard.otherwise
    ? { kind: 'redirect', to: guard.otherwise.redirect }
    : { kind: 'error', status: guard.otherwise.error }
}

/**
 * Evaluates a route's guards in order; the first that does not allow decides (ROUTE-60 to ROUTE-65, ROUTE-71).
 * A route that is not shown counts as not found; one whose screen is "redirect" leads on once its guards allow.
 */
export function checkGuards(compiled: CompiledManifest, route: CompiledRoute, state: MemberState): Opening {
  const known = know(state)
  if (!route.shows(known)) return { kind: 'error', status: notFound }
  for (const guard of route.guards) {
    const refused = refusal(guard, known)
    if (refused) return refused
  }
  if (route.route.screen !== 'redirect') return { kind: 'open' }
  const to = firstTarget(compiled, route.route.to ?? compiled.brand.defaultRoute, known)
  return to === undefined ? { kind: 'error', status: forbidden } : { kind: 'redirect', to }
}

const menuPrefix = 'menu:'

/** The id in "menu:<item id>", or undefined for a path. */
export const menuItemOf = (to: string): string | undefined =>
  to.startsWith(menuPrefix) ? to.slice(menuPrefix.length) : undefined

function find(items: readonly MenuItemView[], id: string): MenuItemView | undefined {
  for (const item of items) {
    const found = item.id === id ? item : find(item.items ?? [], id)
    if (found) return found
  }
  return undefined
}

/**
 * Where a redirect leads: a path, or for "menu:<item id>" the first entry of that menu item that the member has (ROUTE-30).
 * Undefined when the member has no such entry.
 */
function firstTarget({ menus }: CompiledManifest, to: string, known: Known): string | undefined {
  const id = menuItemOf(to)
  if (id === undefined) return to
  for (const menu of Object.values(menus)) {
    const item = find(menu.resolve(known), id)
    if (item) return item.items?.[0]?.target
  }
  return undefined
}
