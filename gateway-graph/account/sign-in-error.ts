import type { UserError } from '../generated/resolver-types.ts'
import type { UpstreamError } from '../upstream/upstream-error.ts'

const knownCodes = new Set(['LOGIN_ATTEMPTS_REMAINING', 'ACCOUNT_LOCKED'])
/** Statuses below 500 that say nothing of user name and password: too late, and too many. */
const busy = new Set([408, 429])

/**
 * What the log-in page is told (ERR-01 to 03). The page handles every failure of `token` itself (ERR-10); a code it does
 * not know falls to its general message (ERR-41), and no text of the service goes along (ERR-42).
 */
export function signInError({ body, failure }: UpstreamError): UserError {
  const refused = failure.status >= 400 && failure.status < 500 && !busy.has(failure.status)
  const known = body !== undefined && knownCodes.has(body.code)
  return {
    code: known ? body.code : refused ? 'INVALID_CREDENTIALS' : 'UNAVAILABLE',
    message: null,
    attemptsRemaining: (known && body.attemptsRemaining) || null,
    field: null,
  }
}
