import type { Revocations } from '../state/state.ts'
import type { PortalClaims } from './token-claims.ts'

/** A token with what it says. */
export interface LiveToken {
  readonly token: string
  readonly claims: PortalClaims
}

/** What a session needs besides an unexpired token of the right kind, and who hears of its end. */
export interface SessionRules {
  /** Whether the session of a token goes on here (SEC-01, SEC-04, SEC-07). */
  goesOn(claims: PortalClaims): boolean
  /** When the session ends whatever extends it, milliseconds since the epoch; undefined when nobody can tell (SEC-04). */
  lastEnd(claims: PortalClaims): number | undefined
  /** The gateway has just given a token, so that what it says is true. */
  given(claims: PortalClaims): void
  /** The session of a token has ended: it is to count nowhere any more. The token is as the browser brought it. */
  ended(session: LiveToken): void
  /** Other sessions have ended at the gateway. Never rejects. */
  endElsewhere(ids: readonly string[]): Promise<void>
}

/** What the portal knows of sessions. */
export interface KnownOfSessions {
  revocations: Revocations
  now: () => Date
  /** How long a session lasts at most, in milliseconds. */
  longestMs: number
}

/** Whether the sessions of a brand go on: ended ones and those of other brands do not, nor any past its absolute end. */
export function brandSessions(
  domainId: number,
  { revocations, now, longestMs }: KnownOfSessions,
): Pick<SessionRules, 'goesOn' | 'lastEnd'> {
  const own = String(domainId)
  return {
    goesOn: ({ domainId: issuedFor, authTime, marks, tokenMarks }) =>
      issuedFor === own &&
      !revocations.hasEnded(marks) &&
      !revocations.hasEnded(tokenMarks) &&
      (authTime === undefined || now().getTime() < authTime + longestMs),
    lastEnd: ({ authTime }) => (authTime === undefined ? undefined : authTime + longestMs),
  }
}

/** Rules by which the token alone decides: for whoever signs in without a portal. */
export const tokenAlone: SessionRules = {
  goesOn: () => true,
  lastEnd: () => undefined,
  given: () => {},
  ended: () => {},
  endElsewhere: async () => {},
}
