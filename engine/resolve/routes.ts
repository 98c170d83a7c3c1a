import type { Guard, Route, Routes } from '../../schema/generated/manifests.ts'
import { type Asks, asksNothing, joinAsks } from '../conditions/asks.ts'
import { type CompiledCondition, compileCondition } from '../conditions/compile-condition.ts'
import type { Known } from '../state.ts'
import type { ShellView } from '../view.ts'
import { type CompileContext, compileShown } from './compile-shown.ts'

/** A guard with its compiled condition. */
interface CompiledGuard {
  guard: Guard
  allow: CompiledCondition
}
export interface CompiledRoute {
  route: Route
  /** The path's segments; one that begins with ":" is a parameter. */
  segments: readonly string[]
  shows: (known: Known) => boolean
  guards: readonly CompiledGuard[]
  /** What the route's own rules and its guards ask about. */
  asks: Asks
}
export interface CompiledRoutes {
  list: readonly CompiledRoute[]
  /** What the client router mounts, the same for everyone. */
  views: ShellView['routes']
}

/** A guard that cannot be compiled allows nobody: guards never fail open. */
const closed: CompiledCondition = { test: () => undefined, asks: asksNothing }

/** The segments of a path, without empty ones. */
export function segmentsOf(path: string): readonly string[] {
  const known = segments.get(path)
  if (known) return known
  const made = path.split('/').filter(segment => segment !== '')
  if (segments.size >= mostPaths) segments.clear()
  segments.set(path, made)
  return made
}

/** Segments by their path: checks ask for those of a few hundred paths, thousands of times. */
const segments = new Map<string, readonly string[]>()
const mostPaths = 2_000

/** Compiles the route table and its guards. A route that cannot be compiled is reported and left out. */
export function compileRoutes({ routes, guards }: Routes, { scope, report }: CompileContext): CompiledRoutes {
  const compileGuard = (guard: Guard): CompiledGuard => {
    try {
      return { guard, allow: compileCondition(guard.allow, scope) }
    } catch (error) {
      report({ id: guard.id, error })
      return { guard, allow: closed }
    }
  }
  const byId = new Map(guards.map(guard => [guard.id, compileGuard(guard)]))
  const list = routes.flatMap(route => {
    try {
      const { shows, asks } = compileShown(route, scope)
      const own = route.guards.map(id => {
        const guard = byId.get(id)
        if (!guard) throw new TypeError(`There is no guard "${id}"`)
        return guard
      })
      return [
        {
          route,
          segments: segmentsOf(route.path),
          shows,
          guards: own,
          asks: joinAsks([asks, ...own.map(guard => guard.allow.asks)]),
        },
      ]
    } catch (error) {
      report({ id: route.id, error })
      return []
    }
  })
  return { list, views: list.map(viewOf) }
}

function viewOf({ route: { id, path, screen } }: CompiledRoute): ShellView['routes'][number] {
  return { id, path, screen }
}

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
  const params = Object.create(null) as Record<string, string>
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

/** Sorts literal segments before parameters, from left to right: "/a/b" before "/a/:x" before "/:x/b". */
const rank = (route: Matchable) => route.segments.map(segment => (segment.startsWith(':') ? 1 : 0)).join('')

const ranked = new WeakMap<readonly Matchable[], ReadonlyMap<number, readonly Matchable[]>>()

/** The routes of a table by the number of their segments, the most literal ones first; sorted once a table. */
function rankedRoutes<Route extends Matchable>(list: readonly Route[]): ReadonlyMap<number, readonly Route[]> {
  const known = ranked.get(list)
  if (known) return known as ReadonlyMap<number, readonly Route[]>
  const sorted = list.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
  const byLength = Map.groupBy(sorted, route => route.segments.length)
  ranked.set(list, byLength)
  return byLength
}

/**
 * The route that an address leads to, the most literal one when several match; undefined for an unknown path (ROUTE-58).
 * Query, fragment and a trailing slash are ignored.
 */
export function matchRoute<Route extends Matchable>(
  { routes }: { routes: { list: readonly Route[] } },
  path: string,
): RouteMatch<Route> | undefined {
  const given = segmentsOf(path.replace(/[?#].*$/s, '')).map(decoded)
  const known = given.filter(segment => segment !== undefined)
  if (known.length !== given.length) return undefined
  for (const route of rankedRoutes(routes.list).get(known.length) ?? []) {
    const params = paramsOf(route, known)
    if (params) return { route, params }
  }
  return undefined
}
