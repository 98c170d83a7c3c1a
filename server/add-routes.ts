import type { FastifyInstance } from 'fastify'
import { currentBrand } from './brands/brand-hosts.ts'
import { fileRoutes } from './files/file-routes.ts'
import { gatewayFileRoutes } from './files/gateway-file-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { logAnswer } from './log/request-log.ts'
import { pageRoutes } from './pages/answer-page.ts'
import type { Portal } from './portal/portal.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { wellKnownRoutes } from './well-known/well-known-routes.ts'

/** Every address of the portal. All except the health checks belong to a brand: on a host of no brand they answer 404. */
export async function addRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  logRequests(app)
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

/** Writes one line for each answer. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { url } = routeOptions
    const own = url === '/*' ? {} : { route: url, routeId: undefined }
    logAnswer(request.log, { method, ...own, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}
