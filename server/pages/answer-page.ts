import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchRoute } from '../../engine/resolve/match-route.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { endsSession } from '../content/ends-session.ts'
import type { Portal } from '../portal.ts'
import { hangUp } from '../request/hang-up.ts'
import { reasonOf } from '../request/reason-of.ts'
import { createVisit } from '../request/visit.ts'
import { whenGone } from '../request/when-gone.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/write-session.ts'
import { answerArrival } from './answer-arrival.ts'
import { answerHandOff } from './answer-hand-off.ts'
import { append } from './append.ts'
import { copyTokenScript } from './copy-token.ts'
import { inProcessQuery } from './in-process-query.ts'
import { safeLocation } from './safe-location.ts'
import { sendStream } from './send-stream.ts'
import { stylesHeader } from './styles-header.ts'
import { webRequest } from './web-request.ts'

/** Answers an address of a brand: a page, or the way to another one. */
export async function answerPage(
  portal: Portal,
  live: LiveBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = new URL(`http://portal${request.raw.url ?? '/'}`).pathname
  const nonce = randomBytes(18).toString('base64url')
  const arrival = answerArrival({ live, path, nonce, request, reply })
  if (arrival) return arrival

  const gone = whenGone(reply.raw)
  const visit = createVisit(portal, live, request, gone)
  // Ended before anything is asked, so that nothing on the page speaks to a member any more.
  if (request.method !== 'POST' && endsSession(path)) visit.session.end('silent')
  const match = matchRoute(live.compiled, path)
  if (match?.route.route.screen === 'hand-off') return answerHandOff({ portal, visit, path, nonce, reply })

  const answer = await portal.web.renderPage({
    request: webRequest(request, hangUp(gone)),
    routes: live.compiled.routes.views,
    query: inProcessQuery(visit, portal.documents),
    now: portal.now,
    report: error => request.log.error({ reason: reasonOf(error) }, 'a page could not be rendered'),
    nonce,
    assets: { ...portal.web.assets, theme: live.theme.address },
    style: live.compiled.theme.style,
  })
  if (answer.kind === 'redirect') {
    // Filters and pages live in the query, which guards are not asked about.
    if (request.method === 'GET' && visit.session.place === path) visit.session.keepPlace(request.raw.url ?? path)
    writeSession(reply, visit.session)
    const location = safeLocation(answer.location, live.compiled.brand.redirectHosts, live.formActions)
    return reply.headers({ 'cache-control': 'no-store', location }).code(answer.status).send()
  }
  const token = visit.session.takeTokenToCopy()
  writeSession(reply, visit.session)
  reply.code(answer.status).headers({ ...pageHeaders(live, nonce), link: stylesHeader(answer.styles) })
  const stream = token === undefined ? answer.stream : append(answer.stream, copyTokenScript(token, nonce))
  return sendStream(stream, request, reply)
}
