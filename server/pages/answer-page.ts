import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchRoute } from '../../engine/resolve/match-route.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { endsSession } from '../content/ends-session.ts'
import { chooseEncoding, compress } from '../files/compress.ts'
import type { Portal } from '../portal.ts'
import { reasonOf } from '../request/reason-of.ts'
import { createVisit, type Visit } from '../request/visit.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/session-headers.ts'
import { answerHandOff } from './answer-hand-off.ts'
import { append } from './append.ts'
import { copyTokenScript } from './copy-token.ts'
import { inProcessQuery } from './in-process-query.ts'
import { safeLocation } from './safe-location.ts'
import { webRequest } from './web-request.ts'

/** Answers an address of a brand: a page, or the way to another one. */
export async function answerPage(
  portal: Portal,
  live: LiveBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visit = createVisit(portal, live, request)
  const path = new URL(`http://portal${request.raw.url ?? '/'}`).pathname
  const nonce = randomBytes(18).toString('base64url')
  // Ended before anything is asked, so that nothing on the page speaks to a member any more.
  if (request.method !== 'POST' && endsSession(path)) visit.session.end('silent')
  const match = matchRoute(live.compiled, path)
  if (match?.route.route.screen === 'hand-off') return answerHandOff({ portal, visit, path, nonce, reply })

  const answer = await portal.web.renderPage({
    request: webRequest(request, abortWith(request)),
    routes: live.routes,
    query: inProcessQuery(visit, portal.documents),
    report: error => request.log.error({ reason: reasonOf(error) }, 'a page could not be rendered'),
    nonce,
    assets: { ...portal.web.assets, theme: live.theme.address },
    style: live.compiled.theme.style,
  })
  if (answer.kind === 'redirect') {
    writeSession(reply, visit.session)
    const location = safeLocation(answer.location, live.compiled.brand.redirectHosts, live.formActions)
    return reply.headers({ 'cache-control': 'no-store', location }).code(answer.status).send()
  }
  const stream = withTokenCopy(answer.stream, visit, nonce)
  writeSession(reply, visit.session)
  reply.code(answer.status).headers(pageHeaders(live, nonce))
  return sendStream(stream, request, reply)
}

function withTokenCopy(stream: ReadableStream<Uint8Array>, { session }: Visit, nonce: string) {
  const token = session.takeTokenToCopy()
  return token === undefined ? stream : append(stream, copyTokenScript(token, nonce))
}

function sendStream(stream: ReadableStream<Uint8Array>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const readable = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(readable)
  return reply.header('content-encoding', encoding).send(compress(readable, encoding))
}

/** A signal that goes off when the browser hangs up, so that loaders stop asking. */
function abortWith(request: FastifyRequest): AbortSignal {
  const controller = new AbortController()
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) controller.abort()
  })
  return controller.signal
}
