import type { IncomingMessage } from 'node:http'
import { matchRoute } from '../../engine/resolve/routes.ts'
import { currentBrand } from '../brands/brand-hosts.ts'
import type { LineFacts } from '../log/request-log.ts'
import { traceOf } from '../telemetry/trace-parent.ts'
import type { Portal } from './portal.ts'

/** What lines of the log say of a request for a page: its brand, and the route in the manifest for its address (OPS-10). */
export function lineFacts(portal: Portal, request: IncomingMessage): Omit<LineFacts, 'requestId'> {
  const { headers, url = '/' } = request
  const live = currentBrand(portal, request)
  const route = live && matchRoute(live.compiled, url)?.route.route
  return {
    traceId: traceOf(headers)?.traceId,
    brand: live?.compiled.brand.id,
    route: live && (route?.path ?? 'unknown'),
    routeId: route?.id,
  }
}
