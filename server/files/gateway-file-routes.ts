import type { FastifyInstance } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { eobFile } from './eob-file.ts'
import { idCardFile } from './id-card-file.ts'
import { sendGatewayFile } from './send-gateway-file.ts'

/** Files that the REST gateway makes for the member who asks. */
export function gatewayFileRoutes(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { file: string } }>('/files/eobs/:file', async (request, reply) => {
    const live = currentBrand(portal, request)
    const file = eobFile(request.params.file)
    return live && file ? sendGatewayFile(portal, live, file, request, reply) : reply.callNotFound()
  })

  app.get<{ Querystring: Record<string, unknown> }>('/files/id-card.pdf', async (request, reply) => {
    const live = currentBrand(portal, request)
    const file = idCardFile(request.query)
    return live && file ? sendGatewayFile(portal, live, file, request, reply) : reply.callNotFound()
  })
}
