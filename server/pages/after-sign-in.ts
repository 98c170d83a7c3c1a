import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../portal/visit.ts'
import { leadTo } from './safe-location.ts'

/** The query of an address to which a sign-in has just led. */
const mark = 'signed-in'
const marked = new RegExp(`[?&]${mark}$`)

/** Marks where a sign-in without script leads, within the portal: the next request shows whether its cookie was kept. */
export function markSignIn(location: string): string {
  return location.startsWith('/') ? `${location}${location.includes('?') ? '&' : '?'}${mark}` : location
}

/**
 * Answers a marked address (MEMBER-60): with its session by leading to the address without the mark. Without one the browser
 * kept no cookie: the log-in page says so, and its own address is marked, as no cookie can carry the notice. Undefined
 * when the page may be made.
 */
export function answerAfterSignIn(
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const { url = '/' } = request.raw
  if (request.method !== 'GET' || !marked.test(url)) return undefined
  const clean = url.replace(marked, '')
  const logIn = visit.context().content.pathOf('login')
  const isKept = visit.session.kind !== 'none'
  if (!isKept && clean === logIn) {
    visit.session.leaveNotice('COOKIES_NOT_KEPT')
    return undefined
  }
  return leadTo(visit.live, isKept ? clean : markSignIn(logIn), reply)
}
