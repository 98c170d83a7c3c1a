import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { type Asked, askedBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { clientOf } from '../http/client-of.ts'
import { parseJson } from '../http/parse-json.ts'
import { requestId } from '../http/request-id.ts'
import { whenGone } from '../http/when-gone.ts'
import { reasonOf, requestLog } from '../log/request-log.ts'
import type { Portal } from '../portal/portal.ts'
import { statusTold, tellAnswer } from '../portal/tell-answer.ts'
import { securityHeaders, strictTransport } from '../security/security-headers.ts'
import { answerGraphql, type GraphqlAsked, refusalOf } from './answer-graphql.ts'
import { type GraphqlReply, refusalReply } from './graphql-reply.ts'

/** Bytes. Variables are small: a larger body is not from our client. */
const largestBody = 64 * 1024

/** Sees every request before the application does: answers it and returns true, or leaves it to the application. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

const always = Object.entries(securityHeaders).flat()
const overTlsToo = [...always, ...Object.entries(strictTransport).flat()]

/**
 * Takes POST /graphql of every brand before Fastify sees it: nearly all requests of members come this way, and a general
 * router with its parsers and hooks costs more than running the document.
 */
export function graphqlFront(portal: Portal, log: Log): Front {
  return (request, response) => {
    if (!isGraphqlPost(request)) return false
    const asked = askedBrand(portal, request)
    if (!asked) return false
    void serve(portal, asked, log, request, response)
    return true
  }
}

const route = '/graphql'

/** Whether a request is for the graph, from a client. */
export function isGraphqlPost({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && (url === '/graphql' || url.startsWith('/graphql?'))
}

async function serve(portal: Portal, asked: Asked, log: Log, request: IncomingMessage, response: ServerResponse) {
  const { live, isPast } = asked
  const began = performance.now()
  const id = requestId(request)
  const brand = live.compiled.brand.id
  const facts = { requestId: id, traceId: portal.traces.begin(request)?.traceId, brand, route }
  const own = requestLog(log, () => facts)
  const { address, overTls } = clientOf(request)
  const { headers } = request
  response.once('close', () => {
    const status = statusTold(response)
    const ms = performance.now() - began
    tellAnswer(portal, request, own, { method: 'POST', brand, route, document: reply?.document, status, ms })
  })
  let reply: GraphqlReply | undefined
  reply = await replyTo(portal, live, request, {
    id,
    raw: request,
    headers,
    ip: address,
    log: own,
    isPast,
    whenGone: whenGone(response),
  })
  response
    .writeHead(reply.status, [
      ...(overTls ? overTlsToo : always),
      ...['x-request-id', id, 'content-length', String(Buffer.byteLength(reply.body))],
      ...reply.headers,
    ])
    .end(reply.body)
}

async function replyTo(
  portal: Portal,
  live: LiveBrand,
  request: IncomingMessage,
  asked: Omit<GraphqlAsked, 'method' | 'body'>,
): Promise<GraphqlReply> {
  if (portal.phase === 'closing') return refusalReply(503, 'DRAINING', 'connection', 'close')
  const refusal = refusalOf(portal, asked)
  if (refusal) return refusal
  if (!isJson(request.headers['content-type'])) return refusalReply(415, 'UNSUPPORTED_MEDIA_TYPE')
  try {
    const text = await readBody(request, largestBody)
    if (text === undefined) return refusalReply(413, 'TOO_LARGE', 'connection', 'close')
    return await answerGraphql(portal, live, { ...asked, method: 'POST', body: parseJson(text) })
  } catch (error) {
    asked.log.error({ reason: reasonOf(error) }, 'a request failed')
    return refusalReply(500, 'INTERNAL')
  }
}

function isJson(type = ''): boolean {
  return type === 'application/json' || /^application\/json\s*(?:;|$)/i.test(type)
}

/** Reads the whole body as text; undefined when it is over the limit, in bytes, and empty when the connection broke before its end. */
function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  return new Promise(done => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return done(undefined)
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else done(undefined)
    })
    request.on('end', () => {
      const [only] = chunks
      done((only && chunks.length === 1 ? only : Buffer.concat(chunks)).toString('utf8'))
    })
    request.on('error', () => done(''))
  })
}
