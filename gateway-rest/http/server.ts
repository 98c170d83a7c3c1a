import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { registerDocumentation } from '../documentation/register-documentation.ts'
import { answerError, answerNotFound } from './answer-error.ts'
import type { Handlers, Services } from './call.ts'
import type { Logger } from './logger.ts'
import { registerRoutes } from './register-routes.ts'

const BODY_LIMIT = 64 * 1024
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/

/** The HTTP server of the gateway, not yet listening. */
export function buildServer(services: Services, handlers: Handlers, logger: Logger): FastifyInstance {
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    // Slow clients must not hold a connection for ever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Node looks for late clients only every half minute when it is not told otherwise.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: false,
    // The portal on this machine says for whom it asks (x-forwarded-for); nobody else is believed.
    trustProxy: 'loopback',
    genReqId: request => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  server.addHook('onResponse', async (request, reply) => {
    logger({
      level: 'info',
      message: 'call answered',
      requestId: request.id,
      method: request.method,
      // The pattern of the route and never the address, whose values may be personal.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
  server.setErrorHandler(answerError(logger))
  server.setNotFoundHandler(answerNotFound)
  registerRoutes(server, services, handlers)
  registerDocumentation(server)
  return server
}

/** How long calls in flight may take to finish, in milliseconds; the slowest, a log-in, takes a fraction of a second. */
const PATIENCE = 5_000

/** Takes no more connections, lets calls in flight finish, and cuts off what still has not after a while. */
export async function closeServer(server: FastifyInstance, patience = PATIENCE): Promise<void> {
  // A kept-alive connection becomes idle when its last answer is out: its owner may hold it open for a minute.
  const letGo = setInterval(() => server.server.closeIdleConnections(), 25)
  const giveUp = setTimeout(() => server.server.closeAllConnections(), patience)
  try {
    await server.close()
  } finally {
    clearInterval(letGo)
    clearTimeout(giveUp)
  }
}
