import { routeError } from '../errors/failure.ts'
import { type Asking, whereAnErrorLeads } from '../errors/where-an-error-leads.ts'
import type { PortalError } from '../query/query.ts'
import type { Portal } from './portal.ts'
import { redirectTo } from './redirect.ts'

/**
 * Follows the first failure that leads away from the screen, by throwing what react-router is to do; returns the
 * failures that are the screen's own (ERR-19). The log-in page wins over an error page.
 */
export async function throwFatalErrors(
  errors: readonly PortalError[],
  portal: Portal,
  asking: Asking = {},
): Promise<PortalError[]> {
  if (errors.length === 0) return []
  const shell = await portal.shell()
  const unauthorized = shell.data?.shell.brand.unauthorized ?? 'error-page'
  const ways = errors.map(error => ({ error, way: whereAnErrorLeads(error, unauthorized, asking) }))
  if (ways.some(({ way }) => way.to === 'login')) throw redirectTo('/login')
  for (const { way } of ways) if (way.to === 'error-page') throw routeError(way)
  return ways.map(({ error }) => error)
}
