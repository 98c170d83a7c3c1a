import { checkGuards } from '../../engine/resolve/check-guards.ts'
import { factsForGuards } from '../../engine/resolve/facts-for.ts'
import type { Content, FactReader } from '../../gateway-graph/context/graph-context.ts'
import { type ContentOptions, readState } from './read-state.ts'

/**
 * Whether a route of one of these kinds of screen opens to the member, with just the facts that its guards mention: what
 * the route does besides showing a page opens and closes with it (MEMBER-56). Throws as opening the page would when a
 * source is down (ERR-06).
 */
export async function opensAny(
  kinds: readonly string[],
  reader: FactReader,
  options: ContentOptions,
): ReturnType<Content['opens']> {
  const { compiled } = options
  const routes = compiled.routes.list.filter(({ route }) => kinds.includes(route.screen))
  if (routes.length === 0) return 'missing'
  for (const route of routes) {
    // No address opens it: a brand without texts to acknowledge has none for their screen (CHECK-25).
    if (Object.values(route.route.params ?? {}).some(values => values.length === 0)) continue
    const opening = checkGuards(compiled, route, await readState(factsForGuards(compiled, route), reader, options))
    if (opening.kind === 'open') return 'open'
    if (opening.kind !== 'error') continue
    for (const fact of opening.unknown ?? []) await reader.required(fact)
    for (const set of opening.unknownOpen ?? []) await reader.requiredOpen(set)
  }
  return 'closed'
}
