import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Long enough to tell requests apart, and nothing that could forge a line of a log. */
const acceptable = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/**
 * The id under which a request is logged here and by the gateway: the one that a proxy in front gave it, when it is
 * acceptable, else a new one.
 */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
