import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchRoute } from '../../engine/resolve/routes.ts'
import { portalPath } from '../../schema/portal-path.ts'
import { recordStranger } from '../audit/portal-audit.ts'
import { spokenBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { endsSession } from '../content/ends-session.ts'
import { answerFailure } from '../http/answer-failure.ts'
import { clientOf, originOf } from '../http/client-of.ts'
import { hangUp, whenGone } from '../http/when-gone.ts'
import { reasonOf } from '../log/request-log.ts'
import type { Portal } from '../portal/portal.ts'
import { createVisit } from '../portal/visit.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/session-headers.ts'
import { answerAfterSignIn, markSignIn } from './after-sign-in.ts'
import { answerArrival } from './answer-arrival.ts'
import { answerHandOff } from './answer-hand-off.ts'
import { answerLanguage } from './answer-language.ts'
import { inProcessQuery } from './in-process-query.ts'
import { oneATurn } from './one-a-turn.ts'
import { answerRefusedLogIn } from './refused-log-in.ts'
import { leadTo } from './safe-location.ts'
import { sendPage } from './send-page.ts'
import { webRequest } from './web-request.ts'

/**
 * To draw a page takes a processor longer than all else that is done in one go, and to begin with its questions comes next. When
 * a crowd comes, whoever can be told at once that there is no room waits for one page, not for all that came with them.
 */
const turn = oneATurn()

/** Every address that nothing else answers is a page. Forms post to pages; a post from another site is refused before it is read. */
export function pageRoutes(app: FastifyInstance, portal: Portal): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const live = spokenBrand(portal, request, 'page')
    if (!live) return reply.callNotFound()
    await turn()
    return answerPage(portal, live, request, reply)
  }
  app.get('/*', answer)
  app.post('/*', { onRequest: (request, reply) => refuseStrangePost(portal, request, reply) }, answer)
}

async function refuseStrangePost(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isSameOrigin(request.headers)) {
    recordStranger(portal.audit, '/*', { client: originOf(request.raw), requestId: request.id })
    await answerFailure(request, reply, 403)
  } else if (!isForm(request.headers['content-type'])) await answerFailure(request, reply, 415)
}

/**
 * Leads from an address that begins with several slashes, which browsers would take for another host when they meet it
 * again, to the same one with a single slash. Any other that is no path of the portal is not found.
 */
function answerOddAddress(live: LiveBrand, url: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const meant = portalPath(url.replace(/^[/\\]+/, '/'))
  return meant === undefined ? answerFailure(request, reply, 404) : leadTo(live, meant, reply, 308)
}

const isForm = (type = '') => /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)

/** Answers an address of a brand with a page or a redirect. */
async function answerPage(
  portal: Portal,
  live: LiveBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { url = '/' } = request.raw
  const address = portalPath(url)
  if (address === undefined) return answerOddAddress(live, url, request, reply)
  const path = address.replace(/[?#].*$/s, '')
  const nonce = randomBytes(18).toString('base64url')
  const arrival = answerArrival({ portal, live, address, path, nonce, request, reply })
  if (arrival) return arrival
  const inOther = answerLanguage(portal, live, address, request, reply)
  if (inOther) return inOther

  const gone = whenGone(reply.raw)
  const visit = createVisit(portal, live, request, gone)
  const afterSignIn = answerAfterSignIn(visit, request, reply)
  if (afterSignIn) return afterSignIn
  // The session ends before anything is asked, so that nothing on the page addresses a member any more.
  if (request.method !== 'POST' && endsSession(live.compiled, path)) visit.session.end('silent')
  const match = matchRoute(live.compiled, path)
  if (request.method === 'POST' && match?.route.route.screen === 'login') {
    const { path: logIn } = match.route.route
    if (await answerRefusedLogIn({ portal, live, visit, path: logIn, nonce, request, reply })) return reply
  }
  if (match?.route.route.screen === 'hand-off') return answerHandOff({ portal, visit, path, nonce, reply })

  let loadedAt = 0
  const answer = await portal.web.renderPage({
    request: webRequest(request, hangUp(gone)),
    routes: live.compiled.routes.views,
    route: match?.route.route.id,
    query: inProcessQuery(visit, portal.documents),
    now: portal.now,
    timeZone: visit.timeZone,
    reference: request.id,
    loaded: async () => {
      await turn()
      loadedAt = performance.now()
    },
    report: error => request.log.error({ reason: reasonOf(error) }, 'a page could not be rendered'),
    nonce,
    assets: { ...portal.web.assets, theme: live.theme.address },
    style: live.compiled.theme.style,
    revision: live.compiled.revision,
  })
  await visit.settled()
  if (answer.kind === 'redirect') {
    // Guards see only the path; filters and page numbers are in the query.
    if (request.method === 'GET' && visit.session.place === path) visit.session.keepPlace(address)
    writeSession(reply, visit.session)
    const { location, status } = answer
    return leadTo(live, visit.session.isFirst ? markSignIn(location) : location, reply, status)
  }
  if (loadedAt > 0) portal.telemetry.renders.record((performance.now() - loadedAt) / 1_000, [live.compiled.brand.id])
  const token = visit.session.takeTokenToCopy()
  writeSession(reply, visit.session)
  reply.headers(pageHeaders(live, nonce, { ...clientOf(request.raw), development: portal.web.development }))
  const turnedAway = visit.logInTurnedAway()
  if (turnedAway?.retryAfter !== undefined) reply.header('retry-after', turnedAway.retryAfter)
  const status = turnedAway?.status ?? answer.status
  // Whoever is inside came by the log-in page, which brought them: a reload on a slow line draws before they are here.
  const typefaces = visit.session.kind === 'full' ? [] : live.theme.typefaces
  return sendPage({ ...answer, status }, { token, nonce, typefaces }, request, reply)
}
