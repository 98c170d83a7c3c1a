import { failed } from './failure.ts'
import { leadTo } from './lead-to.ts'
import type { PortalError } from './portal.ts'
import type { Portal } from './portal-context.ts'
import { type Asking, whereAnErrorLeads } from './where-an-error-leads.ts'

/**
 * Follows the first failure that leads away from the screen, by throwing what react-router is to do; returns the
 * failures that are the screen's own (ERR-19). The log-in page wins over an error page.
 */
export async function followErrors(
  errors: readonly PortalError[],
  portal: Portal,
  asking: Asking = {},
): Promise<PortalError[]> {
  if (errors.length === 0) return []
  const shell = await portal.shell()
  const unauthorized = shell.data?.shell.brand.unauthorized ?? 'error-page'
  const ways = errors.map(error => ({ error, way: whereAnErrorLeads(error, unauthorized, asking) }))
  if (ways.some(({ way }) => way.to === 'login')) throw leadTo('/login')
  for (const { way } of ways) if (way.to === 'error-page') throw failed(way)
  return ways.map(({ error }) => error)
}
