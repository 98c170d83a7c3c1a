import type { FastifyReply } from 'fastify'
import type { CookieSession } from './cookie-session.ts'

/**
 * Headers that tell the browser what happened to the session, names and values alternating: cookies, and after its end
 * Clear-Site-Data (LOGOUT-06, LOGOUT-08, LOGOUT-09, LOGOUT-10).
 */
export function sessionHeaders(session: CookieSession): string[] {
  const headers = session.setCookies().flatMap(cookie => ['set-cookie', cookie])
  return session.endedNow ? [...headers, 'clear-site-data', '"cache", "storage"'] : headers
}

/** Adds the session's headers to an answer. */
export function writeSession(reply: FastifyReply, session: CookieSession): void {
  addHeaders(reply, sessionHeaders(session))
}

/** Adds headers, names and values alternating, to an answer. */
export function addHeaders(reply: FastifyReply, headers: readonly string[]): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1])
  return reply
}
