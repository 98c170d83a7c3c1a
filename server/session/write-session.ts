import type { FastifyReply } from 'fastify'
import type { CookieSession } from './cookie-session.ts'

/**
 * Puts what happened to the session into the answer: cookies, and after its end the order to clear what the browser
 * still keeps (LOGOUT-06, LOGOUT-08, LOGOUT-09, LOGOUT-10).
 */
export function writeSession(reply: FastifyReply, session: CookieSession): void {
  const cookies = session.setCookies()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (session.endedNow) reply.header('clear-site-data', '"cache", "storage"')
}
