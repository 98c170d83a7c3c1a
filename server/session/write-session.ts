import type { FastifyReply } from 'fastify'
import type { CookieSession } from './cookie-session.ts'
import { addHeaders, sessionHeaders } from './session-headers.ts'

/** Puts what happened to the session into the answer. */
export function writeSession(reply: FastifyReply, session: CookieSession): void {
  addHeaders(reply, sessionHeaders(session))
}
