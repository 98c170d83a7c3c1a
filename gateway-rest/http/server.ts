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
    // Slow clients must not hold a connection forever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // By default Node checks for slow clients only every 30 seconds.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: false,
    // Only the portal on this machine may name its client in x-forwarded-for.
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
      // The route's pattern, never the URL, whose values may be personal.
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

/** How long calls in flight may take to finish; the slowest, a log-in, takes a fraction of a second. */
const GRACE_MS = 5_000

/** Stops accepting connections, lets calls in flight finish, and cuts off those that have not after the grace period. */
export async function closeServer(server: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  // A keep-alive connection becomes idle after its last response, and its client may hold it open for a minute.
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), 25)
  const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
  try {
    await server.close()
  } finally {
    clearInterval(closeIdle)
    clearTimeout(cutOff)
  }
}
