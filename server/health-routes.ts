import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import type { Portal } from './portal.ts'

/** How long the gateway may take to show that it is there, in milliseconds. */
const patience = 2_000

/**
 * For whoever watches over the portal, on any host: /healthz says that the process answers, /readyz that the REST gateway
 * does too, so that it can serve members.
 */
export function healthRoutes(app: FastifyInstance, { pool, gatewayUrl }: Portal): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const gateway = await answers(new URL('/healthz', gatewayUrl))
    return reply
      .code(gateway ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ gateway: gateway ? 'ok' : 'unreachable' })
  })

  /** Any answer below 500 will do: not every gateway has the address. */
  async function answers(address: URL): Promise<boolean> {
    try {
      const { statusCode, body } = await request(address, { dispatcher: pool, signal: AbortSignal.timeout(patience) })
      await body.dump()
      return statusCode < 500
    } catch {
      return false
    }
  }
}
