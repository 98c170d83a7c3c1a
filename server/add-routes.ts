import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoute } from '../engine/resolve/routes.ts'
import { currentBrand } from './brands/brand-hosts.ts'
import { fileRoutes } from './files/file-routes.ts'
import { gatewayFileRoutes } from './files/gateway-file-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { logAnswer } from './http/request-log.ts'
import { pageRoutes } from './pages/answer-page.ts'
import type { Portal } from './portal/portal.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { wellKnownRoutes } from './well-known/well-known-routes.ts'

/** Every address of the portal. All except the health checks belong to a brand: on a host of no brand they answer 404. */
export async function addRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  logRequests(app, portal)
  healthRoutes(app, portal)
  await app.register(async branded => {
    branded.addHook('onRequest', (request, reply, done) => {
      if (currentBrand(portal, request)) done()
      else reply.callNotFound()
    })
    await fileRoutes(branded, portal)
    gatewayFileRoutes(branded, portal)
    graphqlRoutes(branded, portal)
    reportRoutes(branded, portal)
    wellKnownRoutes(branded, portal)
    pageRoutes(branded, portal)
  })
}

/** Writes one line for each answer. Addresses can name a claim or a document, so the line names the route instead. */
function logRequests(app: FastifyInstance, portal: Portal): void {
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request.log, {
      brand: currentBrand(portal, request)?.compiled.brand.id,
      method: request.method,
      route: routeOf(portal, request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
    done()
  })
}

/** The manifest's route pattern for pages, the server's own for everything else. */
function routeOf(portal: Portal, request: FastifyRequest): string | undefined {
  const own = request.routeOptions.url
  if (own !== '/*') return own
  const live = currentBrand(portal, request)
  return live ? (matchRoute(live.compiled, request.url)?.route.route.path ?? 'unknown') : undefined
}
