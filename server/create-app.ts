import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Front } from './graphql/graphql-front.ts'
import { answerFailure } from './http/answer-failure.ts'
import { clientOf, meetClient } from './http/client-of.ts'
import { answerClientError, isMalformed, refuseMalformed } from './http/malformed.ts'
import { requestId } from './http/request-id.ts'
import { jsonLog, type LogOption } from './log/json-log.ts'
import { frameworkLog, type LineFacts, reasonOf, silentLog } from './log/request-log.ts'
import { headersFor } from './security/security-headers.ts'
import type { Networks } from './settings/networks.ts'

/** Forms are small; anything larger is no request of ours. */
const largestBody = 64 * 1024

/** What a slow client may take, in milliseconds, so that it cannot hold a connection. */
export interface ClientLimits {
  /** Until its headers are here. */
  headers: number
  /** Until the whole request is here. */
  request: number
  /** While nothing moves on its connection in either direction: more than an answer may take to begin. */
  silence: number
}
const clientLimits: ClientLimits = { headers: 10_000, request: 20_000, silence: 30_000 }

export interface AppOptions {
  /** Sees each request first. */
  front: Front
  /** Structured log; none when left out. */
  log?: LogOption | undefined
  /** What lines about a request say of it besides its id. */
  lineFacts?: ((request: IncomingMessage) => Omit<LineFacts, 'requestId'>) | undefined
  /** What slow clients may take. */
  limits?: ClientLimits | undefined
  /** Proxies whose forwarded headers are believed; those on this machine when left out. */
  trustedProxies?: Networks | undefined
}

/** Longer than proxies in front keep idle connections, so that they never send on one that is closing. */
const keepAliveTimeout = 72_000

/** A server with the limits. Node looks for late clients only every half minute when it is not told otherwise. */
function serverWith({ limits = clientLimits, front, trustedProxies }: AppOptions, application: RequestListener) {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout,
      connectionsCheckingInterval: Math.min(1_000, limits.headers),
      // A request without a host is refused like any other malformed one, with all headers.
      requireHostHeader: false,
    },
    (request, response) => {
      meetClient(request, trustedProxies)
      if (isMalformed(request)) refuseMalformed(request, response)
      else if (!front(request, response)) application(request, response)
    },
  )
  return server.setTimeout(limits.silence)
}

/** The HTTP application before it has addresses: limits, bodies, headers and failures that hold for all of them. */
export function createApp(options: AppOptions): FastifyInstance {
  const { log = false, lineFacts = () => ({}) } = options
  const json = log === false ? undefined : jsonLog(log)
  const app = Fastify({
    logger: json?.logger ?? false,
    childLoggerFactory: (logger, { requestId: id }, { level }, request) =>
      level === 'silent' ? silentLog : frameworkLog(logger, () => ({ requestId: String(id), ...lineFacts(request) })),
    // add-routes.ts writes the one line of an answer: Fastify's own would hold addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: largestBody,
    serverFactory: application => serverWith(options, application),
    clientErrorHandler: answerClientError,
    // Connections that wait for a next request end at once when the portal drains.
    forceCloseConnections: 'idle',
    // An address that cannot be read never reaches a hook: without this it would be answered in the framework's words.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headersFor(clientOf(request.raw)), 'x-request-id': request.id })
      void answerFailure(request, reply, statusOf(error))
    },
  })
  app.addHook('onClose', async () => json?.flush())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(clientOf(request.raw))).header('x-request-id', request.id)
    done()
  })
  app.setNotFoundHandler((request, reply) => answerFailure(request, reply, 404))
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ reason: reasonOf(error) }, 'a request failed')
    return answerFailure(request, reply, status)
  })
  return app
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}
