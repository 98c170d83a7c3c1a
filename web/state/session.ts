import { useEffect, useRef, useState } from 'react'
import { readCookie } from './cookies.ts'
import { serverNow } from './server-clock.ts'

/** How often the cookie is read; a tab that slept reads it at once when it wakes. */
const intervalMs = 1_000

/** How long before its end the session warns. */
const warningMs = 120_000

/** The end of the full session, epoch milliseconds, from the cookie that scripts may read. */
function sessionEnd(): number | undefined {
  const end = Number(readCookie('session-ends'))
  return end > 0 ? end : undefined
}

/**
 * True when the cookie and what the shell was rendered for disagree: the session began or ended since. An end that has
 * passed counts as none (SESSION-10, SESSION-11, ROUTE-70).
 */
export function sessionChanged(shown: 'none' | 'temporary' | 'full', now = serverNow()): boolean {
  const isSignedIn = (sessionEnd() ?? 0) > now
  return isSignedIn !== (shown === 'full')
}

export type SessionPhase =
  | { is: 'running' }
  /** It ends within two minutes. */
  | { is: 'ending'; seconds: number }
  /** Its time has run out. */
  | { is: 'lapsed' }
  /** It ended before its time: somebody logged out, perhaps in another tab. */
  | { is: 'ended' }

/**
 * The session's phase by the cookie's end, which all tabs share, and the end that this tab saw last (SESSION-10,
 * SESSION-11); both in epoch milliseconds. Without a cookie the session is over one way or the other.
 */
export function sessionPhase(end: number | undefined, seen: number | undefined, now: number): SessionPhase {
  const last = end ?? seen
  if (last !== undefined && last <= now) return { is: 'lapsed' }
  if (end === undefined) return seen === undefined ? { is: 'running' } : { is: 'ended' }
  return end - now <= warningMs ? { is: 'ending', seconds: Math.ceil((end - now) / 1000) } : { is: 'running' }
}

const same = (one: SessionPhase, other: SessionPhase) =>
  one.is === other.is && (one.is !== 'ending' || other.is !== 'ending' || one.seconds === other.seconds)

/** The session's phase, checked every second; renders again only when it changes. */
export function useSessionPhase(): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>({ is: 'running' })
  const seen = useRef<number | undefined>(undefined)
  useEffect(() => {
    const read = () => {
      const end = sessionEnd()
      const next = sessionPhase(end, seen.current, serverNow())
      seen.current = end ?? seen.current
      setPhase(before => (same(before, next) ? before : next))
    }
    read()
    const timer = setInterval(read, intervalMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return phase
}
