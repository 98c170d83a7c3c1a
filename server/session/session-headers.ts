import type { FastifyReply } from 'fastify'
import type { CookieSession } from './cookie-session.ts'

/**
 * What happened to the session, as headers of the answer, names and values in turns: cookies, and after its end the order
 * to clear what the browser still keeps (LOGOUT-06, LOGOUT-08, LOGOUT-09, LOGOUT-10).
 */
export function sessionHeaders(session: CookieSession): string[] {
  const headers = session.setCookies().flatMap(cookie => ['set-cookie', cookie])
  return session.endedNow ? [...headers, 'clear-site-data', '"cache", "storage"'] : headers
}

/** Puts what happened to the session into the answer. */
export function writeSession(reply: FastifyReply, session: CookieSession): void {
  addHeaders(reply, sessionHeaders(session))
}

/** Adds headers that are names and values in turns to an answer. */
export function addHeaders(reply: FastifyReply, headers: readonly string[]): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1])
  return reply
}
