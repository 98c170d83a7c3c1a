import type { FastifyReply } from 'fastify'
import { addHeaders } from '../request/add-headers.ts'
import type { CookieSession } from './cookie-session.ts'
import { sessionHeaders } from './session-headers.ts'

/** Puts what happened to the session into the answer. */
export function writeSession(reply: FastifyReply, session: CookieSession): void {
  addHeaders(reply, sessionHeaders(session))
}
