/** How long before its end the session warns, in milliseconds. */
export const warnedFor = 120_000

export type SessionPhase =
  | { is: 'running' }
  /** The end is near. */
  | { is: 'ending'; seconds: number }
  /** Its time is over. */
  | { is: 'lapsed' }
  /** It ended before its time: somebody logged out, perhaps in another tab. */
  | { is: 'ended' }

/**
 * How a session stands by the cookie, which all tabs share, and the end that this tab saw last (SESSION-10, SESSION-11).
 * Both in epoch milliseconds; without a cookie it is over one way or the other.
 */
export function sessionPhase(end: number | undefined, seen: number | undefined, now: number): SessionPhase {
  const last = end ?? seen
  if (last !== undefined && last <= now) return { is: 'lapsed' }
  if (end === undefined) return seen === undefined ? { is: 'running' } : { is: 'ended' }
  return end - now <= warnedFor ? { is: 'ending', seconds: Math.ceil((end - now) / 1000) } : { is: 'running' }
}
