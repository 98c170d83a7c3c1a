import type { FastifyInstance } from 'fastify'
import { currentBrand } from './brands/current-brand.ts'
import { fileRoutes } from './files/file-routes.ts'
import { gatewayFileRoutes } from './files/gateway-file-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { Portal } from './portal.ts'
import { logRequests } from './request/log-requests.ts'

/** Every address of the portal. All but the health ones belong to a brand: on a host that is nobody's there is nothing. */
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
    pageRoutes(branded, portal)
  })
}
