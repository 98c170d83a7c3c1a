import type { Route } from '../../schema/generated/manifests.ts'
import { menuItemOf } from '../resolve/check-guards.ts'
import { matchRoute, segmentsOf } from '../resolve/routes.ts'
import type { Part } from './manifest-parts.ts'

const isRoute = ({ surface, path }: Part) => surface === 'routes' && path[0] === 'routes'

/** The route that an address leads to, with whatever values of its parameters. */
function routeAt(address: string, parts: readonly Part[]): Part | undefined {
  if (!address.startsWith('/')) return undefined
  const list = parts.filter(isRoute).map(part => {
    // The cast is safe: manifests are checked against their schemas before anything else reads them.
    const route = part.item as unknown as Route
    return { part, route, segments: segmentsOf(route.path) }
  })
  return matchRoute({ routes: { list } }, address)?.route.part
}

/**
 * The parts that a word refers to: by key ("menus/primary/benefits"), by the end of a key, by surface and id ("menus/benefits"),
 * by id, a route by its path or an address, or a menu item by "menu:benefits", as redirects name it.
 */
export function findParts(word: string, parts: readonly Part[]): Part[] {
  const route = routeAt(word, parts)
  const ways: readonly ((part: Part) => boolean)[] = [
    ({ key }) => key === word,
    part => isRoute(part) && part.item.path === word,
    part => part === route,
    ({ surface, item }) => surface === 'menus' && item.id !== undefined && item.id === menuItemOf(word),
    ({ surface, item }) => `${surface}/${String(item.id)}` === word,
    ({ item }) => item.id === word,
    ({ key }) => key.endsWith(`/${word}`),
  ]
  for (const way of ways) {
    const found = parts.filter(way)
    if (found.length > 0) return found
  }
  return []
}

/** All words that refer to parts: candidates for a near miss. */
export const partNames = (parts: readonly Part[]): string[] => [
  ...new Set(
    parts.flatMap(part => [
      ...(typeof part.item.id === 'string' ? [part.item.id, `${part.surface}/${part.item.id}`] : []),
      ...(isRoute(part) && typeof part.item.path === 'string' ? [part.item.path] : []),
      part.key,
    ]),
  ),
]
