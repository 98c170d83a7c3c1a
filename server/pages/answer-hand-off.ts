import type { FastifyReply } from 'fastify'
import { PortalFailure } from '../../gateway-graph/shared/portal-failure.ts'
import { manifestAddress } from '../../gateway-graph/upstream/call-address.ts'
import type { Portal } from '../portal.ts'
import type { Visit } from '../request/visit.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/write-session.ts'
import { handOffPage } from './hand-off-page.ts'
import { safeLocation } from './safe-location.ts'

interface HandOffRequest {
  portal: Portal
  visit: Visit
  /** Path of the brand's hand-off route. */
  path: string
  nonce: string
  reply: FastifyReply
}

/**
 * Answers the hand-off route: the form that posts the token, but only while the journey's next step is the hand-off
 * (ROUTING-12, ROUTING-14). Anyone else goes where the route's guards or the journey say. Sets no cookie of its own.
 */
export async function answerHandOff({ portal, visit, path, nonce, reply }: HandOffRequest): Promise<FastifyReply> {
  const { live, session } = visit
  const { brand, text } = live.compiled
  const { title, place } = await whereTo(visit, path)
  writeSession(reply, session)
  if (place !== path || session.token === undefined) {
    const location = safeLocation(place, brand.redirectHosts)
    return reply.headers({ 'cache-control': 'no-store', location }).code(303).send()
  }
  const page = handOffPage({
    language: brand.language,
    title: `${title} | ${brand.name}`,
    text: text['hand-off'] ?? {},
    styles: [live.theme.address, ...portal.web.assets.styles],
    nonce,
    action: manifestAddress(brand.handOff.action, { gatewayUrl: portal.gatewayUrl, domainId: brand.domainId }),
    token: session.token,
    testEnvironment: brand.handOff.testEnvironment,
  })
  return reply.headers(pageHeaders(live, nonce)).code(200).send(page)
}

/** Where the route's guards, else the journey, lead. When a source of the journey is down, to the page that says so. */
async function whereTo(visit: Visit, path: string): Promise<{ title: string; place: string }> {
  const { content, facts, freshFacts } = visit.context()
  const { title, redirect } = await content.screen(path, facts)
  if (redirect !== null) return { title, place: redirect }
  try {
    return { title, place: (await content.next(freshFacts())).path }
  } catch (error) {
    if (!(error instanceof PortalFailure)) throw error
    const { status } = error.failure
    const toLogIn = status === 401 && visit.live.compiled.brand.unauthorized === 'login'
    return { title, place: toLogIn ? '/login' : `/error/${status}` }
  }
}
