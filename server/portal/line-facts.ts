import type { IncomingMessage } from 'node:http'
import { matchRoute } from '../../engine/resolve/routes.ts'
import { currentBrand } from '../brands/brand-hosts.ts'
import type { LineFacts } from '../log/request-log.ts'
import { traceOf } from '../telemetry/trace-parent.ts'
import type { Portal } from './portal.ts'

type Facts = Omit<LineFacts, 'requestId'>

/** On the request itself, as its client is. */
const known = Symbol('line facts')
const ownRoute = Symbol('own route')

type Told = IncomingMessage & { [known]?: Facts; [ownRoute]?: string }

/** Notes that a request is for an address of the server's own, which is in no manifest. */
export function noteOwnRoute(request: Told, route: string): void {
  request[ownRoute] = route
}

/** What lines of the log say of a request: its brand, and the route in the manifest for its address (OPS-10). */
export function lineFacts(portal: Portal, request: Told): Facts {
  request[known] ??= factsOf(portal, request)
  return request[known]
}

function factsOf(portal: Portal, request: Told): Facts {
  const { headers, url = '/' } = request
  const live = currentBrand(portal, request)
  const facts = {
    traceId: portal.traces.of(request)?.traceId ?? traceOf(headers)?.traceId,
    brand: live?.compiled.brand.id,
  }
  const own = request[ownRoute]
  if (own !== undefined || !live) return { ...facts, route: own }
  const route = matchRoute(live.compiled, url)?.route.route
  return { ...facts, route: route?.path ?? 'unknown', routeId: route?.id }
}
