import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchRoute } from '../engine/resolve/routes.ts'
import { currentBrand } from './brands/brand-hosts.ts'
import { fileRoutes } from './files/file-routes.ts'
import { gatewayFileRoutes } from './files/gateway-file-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { silentLog } from './log/request-log.ts'
import { pageRoutes } from './pages/answer-page.ts'
import { lineFacts, noteOwnRoute } from './portal/line-facts.ts'
import type { Portal } from './portal/portal.ts'
import { statusTold, tellAnswer } from './portal/tell-answer.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { wellKnownRoutes } from './well-known/well-known-routes.ts'

/** The pages of the brand that a report is about. */
function pagesOf(portal: Portal, request: FastifyRequest) {
  const compiled = currentBrand(portal, request)?.compiled
  if (!compiled) return undefined
  const patternOf = (path: string) => matchRoute(compiled, path)?.route.route.path
  return { facts: { brand: compiled.brand.id }, patternOf }
}

/** Every address of the portal. All except the health checks belong to a brand: on a host of no brand they answer 404. */
export async function addRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  tellRequests(app, portal)
  healthRoutes(app, portal)
  await app.register(async branded => {
    branded.addHook('onRequest', (request, reply, done) => {
      if (currentBrand(portal, request)) done()
      else reply.callNotFound()
    })
    await fileRoutes(branded, portal)
    gatewayFileRoutes(branded, portal)
    graphqlRoutes(branded, portal)
    reportRoutes(branded, { counters: portal.state.counters, of: request => pagesOf(portal, request) })
    wellKnownRoutes(branded, portal)
    pageRoutes(branded, portal)
  })
}

/**
 * Tells of each answer. Those of the server's own addresses have no route of the manifest. What a program asks for over and over
 * (`isRoutine`) counts, and has a line in the log only where it fails.
 */
export function tellRequests(
  app: FastifyInstance,
  portal: Portal,
  isRoutine: (request: IncomingMessage) => boolean = () => false,
): void {
  const tell = ({ raw, log, method }: FastifyRequest, reply: FastifyReply) => {
    const [status, { brand, route }] = [statusTold(reply.raw), lineFacts(portal, raw)]
    const quiet = isRoutine(raw) && status < 400
    tellAnswer(portal, raw, quiet ? silentLog : log, { method, brand, route, status, ms: reply.elapsedTime })
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    if (url !== undefined && url !== '/*') noteOwnRoute(request.raw, url)
    // Not in onResponse, which never comes when whoever asked has hung up.
    reply.raw.once('close', () => tell(request, reply))
    done()
  })
}
