import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveBrand } from '../brands/live-brand.ts'
import { endsSession } from '../content/ends-session.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { parseCookies } from '../session/parse-cookies.ts'
import { arrivalPage } from './arrival-page.ts'

/** Marks for a few seconds that the second step is under way, so that an arrival can never go round in a circle. */
const arrivalCookie = 'arriving=1; Path=/; Max-Age=5; Secure; SameSite=Lax; HttpOnly'

interface Arrival {
  live: LiveBrand
  path: string
  nonce: string
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answers a page that a link on another site opens by a step that asks again from our own site; undefined for any other
 * request. Browsers hold SameSite=Strict cookies back from such a link: without the step a member who follows one from an
 * e-mail, or comes back from the sales-force SSO (OPEN-24), would look signed out. Addresses that end the session take no
 * such step, so that another site's link cannot log a member out.
 */
export function answerArrival({ live, path, nonce, request, reply }: Arrival): FastifyReply | undefined {
  if (request.method !== 'GET' || endsSession(path) || !arrivesFromElsewhere(request)) return undefined
  return reply
    .headers({ ...pageHeaders(live, nonce), 'set-cookie': arrivalCookie })
    .send(arrivalPage(live.compiled.brand, request.raw.url ?? path, nonce))
}

function arrivesFromElsewhere({ headers }: FastifyRequest): boolean {
  const byLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  const site = headers['sec-fetch-site']
  return byLink && (site === 'cross-site' || site === 'same-site') && !parseCookies(headers.cookie).has('arriving')
}
