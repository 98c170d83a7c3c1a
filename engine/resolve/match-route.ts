import { type CompiledRoute, segmentsOf } from './compile-routes.ts'

type Matchable = Pick<CompiledRoute, 'route' | 'segments'>

export interface RouteMatch<Route = CompiledRoute> {
  route: Route
  /** Parameters of the path, decoded. */
  params: Readonly<Record<string, string>>
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function paramsOf(route: Matchable, path: readonly string[]): Record<string, string> | undefined {
  if (route.segments.length !== path.length) return undefined
  const params: Record<string, string> = Object.create(null)
  for (const [index, segment] of route.segments.entries()) {
    const given = path[index]
    if (given === undefined) return undefined
    if (segment.startsWith(':')) {
      const name = segment.slice(1)
      const values = route.route.params?.[name]
      if (values && !values.includes(given)) return undefined
      params[name] = given
    } else if (segment !== given) return undefined
  }
  return params
}

/** How literal a path is, segment by segment: "/a/b" before "/a/:x" before "/:x/b". */
const rank = (route: Matchable) => route.segments.map(segment => (segment.startsWith(':') ? 1 : 0)).join('')

/**
 * The route that an address leads to, the most literal one when several match; undefined for an unknown path (ROUTE-58).
 * Query, fragment and a trailing slash do not count.
 */
export function matchRoute<Route extends Matchable>(
  { routes }: { routes: { list: readonly Route[] } },
  path: string,
): RouteMatch<Route> | undefined {
  const segments = segmentsOf(path.replace(/[?#].*$/s, '')).map(decoded)
  const known = segments.filter(segment => segment !== undefined)
  if (known.length !== segments.length) return undefined
  let best: RouteMatch<Route> | undefined
  for (const route of routes.list) {
    const params = paramsOf(route, known)
    if (params && (!best || rank(route) < rank(best.route))) best = { route, params }
  }
  return best
}
