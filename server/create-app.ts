import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { currentBrand } from './brands/current-brand.ts'
import { fileRoutes } from './files/file-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { plainPage } from './pages/plain-page.ts'
import type { Portal } from './portal.ts'
import { logRequests } from './request/log-requests.ts'
import { securityHeaders, strictTransport } from './security/security-headers.ts'

export type LogOption = false | { write(line: string): void }

/** Forms and GraphQL variables are small; anything larger is no request of ours. */
const largestBody = 64 * 1024
/** Slow clients must not hold connections: milliseconds for the headers, and for the whole request. */
const headersTimeout = 10_000
const requestTimeout = 20_000
/** Longer than what proxies in front keep idle connections, so that they never send on one that is closing. */
const keepAliveTimeout = 72_000

/** The one HTTP application: health, files, GraphQL, pages. */
export async function createApp(portal: Portal, log: LogOption): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log === false ? false : { stream: log, base: null },
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    requestTimeout,
    keepAliveTimeout,
    http: { headersTimeout },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A reverse proxy on this machine may say that it speaks TLS to the browser; nobody else may.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id })
    if (request.protocol === 'https') reply.headers(strictTransport)
  })
  logRequests(app, portal)

  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(plainPage(404, request.id)),
  )
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ reason: reasonOf(error) }, 'A request failed')
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
      .type('text/html; charset=utf-8')
      .send(plainPage(status, request.id))
  })

  healthRoutes(app, portal)
  // Every address below belongs to a brand: a host that is nobody's learns nothing, not even that files exist.
  await app.register(async branded => {
    branded.addHook('onRequest', async (request, reply) => {
      if (!currentBrand(portal, request)) return reply.callNotFound()
    })
    await fileRoutes(branded, portal)
    graphqlRoutes(branded, portal)
    pageRoutes(branded, portal)
  })
  return app
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}

/** Name and place of a failure. Its message may quote what a member typed, so it stays out of the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return `${error.name} ${
    error.stack
      ?.split('\n')
      .find(line => line.trimStart().startsWith('at '))
      ?.trim() ?? ''
  }`
}
