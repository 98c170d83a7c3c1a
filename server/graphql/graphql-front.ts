import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../gateway-graph/context.ts'
import { currentBrand } from '../brands/current-brand.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Front } from '../create-app.ts'
import type { Portal } from '../portal.ts'
import { askerOf } from '../request/asker-of.ts'
import { logAnswer } from '../request/log-answer.ts'
import { readBody } from '../request/read-body.ts'
import { reasonOf } from '../request/reason-of.ts'
import { requestId } from '../request/request-id.ts'
import { requestLog } from '../request/request-log.ts'
import { whenGone } from '../request/when-gone.ts'
import { securityHeaders, strictTransport } from '../security/security-headers.ts'
import { answerGraphql, type GraphqlAsked, refusalOf } from './answer-graphql.ts'
import type { GraphqlReply } from './graphql-reply.ts'
import { refuse } from './refuse.ts'

/** Variables are small; anything larger is no request of ours. */
const largestBody = 64 * 1024

const always = Object.entries(securityHeaders).flat()
const overTlsToo = [...always, ...Object.entries(strictTransport).flat()]

/**
 * Takes POST /graphql of every brand before the framework sees it: nearly all that members ask comes this way, and a
 * router, parsers and hooks for all kinds of addresses cost more than the answer.
 */
export function graphqlFront(portal: Portal, log: Log): Front {
  return (request, response) => {
    if (request.method !== 'POST' || !isGraphql(request.url)) return false
    const live = currentBrand(portal, request)
    if (!live) return false
    void serve(portal, live, log, request, response)
    return true
  }
}

function isGraphql(url = ''): boolean {
  return url === '/graphql' || url.startsWith('/graphql?')
}

async function serve(portal: Portal, live: LiveBrand, log: Log, request: IncomingMessage, response: ServerResponse) {
  const began = performance.now()
  const id = requestId(request)
  const own = requestLog(log, id)
  const { address, overTls } = askerOf(request)
  const { headers } = request
  response.once('close', () => {
    const { statusCode: status } = response
    const line = { brand: live.compiled.brand.id, method: 'POST', route: '/graphql', status }
    logAnswer(own, { ...line, ms: performance.now() - began })
  })
  const reply = await replyTo(portal, live, request, {
    id,
    headers,
    ip: address,
    log: own,
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
  asked: Omit<GraphqlAsked, 'method' | 'content'>,
): Promise<GraphqlReply> {
  if (portal.draining) return refuse(503, 'DRAINING', 'connection', 'close')
  const refusal = refusalOf(request.headers)
  if (refusal) return refusal
  if (!isJson(request.headers['content-type'])) return refuse(415, 'UNSUPPORTED_MEDIA_TYPE')
  try {
    const text = await readBody(request, largestBody)
    if (text === undefined) return refuse(413, 'TOO_LARGE', 'connection', 'close')
    return await answerGraphql(portal, live, { ...asked, method: 'POST', content: parseJson(text) })
  } catch (error) {
    asked.log.error({ reason: reasonOf(error) }, 'a request failed')
    return refuse(500, 'INTERNAL')
  }
}

function isJson(type = ''): boolean {
  return type === 'application/json' || /^application\/json\s*(?:;|$)/i.test(type)
}

/** Undefined for what is no JSON, which no reader takes for a request. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
