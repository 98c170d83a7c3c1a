import type { Known } from '../state.ts'
import type { MenuItemView } from '../view.ts'
import type { CompiledManifest } from './compile-manifest.ts'

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
export function firstTarget({ menus }: CompiledManifest, to: string, known: Known): string | undefined {
  const id = menuItemOf(to)
  if (id === undefined) return to
  for (const menu of Object.values(menus)) {
    const item = find(menu.resolve(known), id)
    if (item) return item.items?.[0]?.target
  }
  return undefined
}
