import { matchRoute } from '../../engine/resolve/routes.ts'
import type { RouteId } from '../../schema/generated/routes.ts'

const arrivals: ReadonlySet<string> = new Set<RouteId>(['login', 'logout'])

/** Whether visiting an address of a brand ends the session: the log-in page and logout do (LOGIN-09, LOGOUT-09). */
export function endsSession(brand: Parameters<typeof matchRoute>[0], path: string): boolean {
  const match = matchRoute(brand, path)
  return match !== undefined && arrivals.has(match.route.route.id)
}
