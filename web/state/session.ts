import { useEffect, useRef, useState } from 'react'
import { readCookie } from './cookies.ts'
import { onLogOut } from './forget-everything.ts'
import { serverNow } from './server-clock.ts'

/** How often the cookie is read; a tab that slept reads it at once when it wakes. */
const intervalMs = 1_000

/** How long before its end the session warns. */
const warningMs = 120_000

/** When the full session ends, epoch milliseconds. */
export interface SessionEnd {
  at: number
  /** Whether it ends then for good: nothing extends a session beyond its absolute end (SEC-04). */
  isLast: boolean
}

/** The end of the full session, from the cookie that scripts may read: its time, and `.last` when no more can be had. */
export function readSessionEnd(cookie: string | undefined): SessionEnd | undefined {
  const [time = '', last] = (cookie ?? '').split('.')
  const at = Number(time)
  return at > 0 ? { at, isLast: last === 'last' } : undefined
}

const sessionEnd = () => readSessionEnd(readCookie('session-ends'))

/**
 * True when the cookie and what the shell was rendered for disagree: the session began or ended since. An end that has
 * passed counts as none (SESSION-10, SESSION-11, ROUTE-70).
 */
export function sessionChanged(shown: 'none' | 'temporary' | 'full', now = serverNow()): boolean {
  const isSignedIn = (sessionEnd()?.at ?? 0) > now
  return isSignedIn !== (shown === 'full')
}

export type SessionPhase =
  | { is: 'running' }
  /** It ends within two minutes. */
  | { is: 'ending'; seconds: number; isLast: boolean }
  /** Its time has run out. */
  | { is: 'lapsed' }
  /** It ended before its time: somebody logged out, perhaps in another tab. */
  | { is: 'ended' }

/**
 * The session's phase by the cookie's end, which all tabs share, and the end that this tab saw last (SESSION-10,
 * SESSION-11); both in epoch milliseconds. Without a cookie the session is over one way or the other.
 */
export function sessionPhase(end: SessionEnd | undefined, seen: SessionEnd | undefined, now: number): SessionPhase {
  const known = end ?? seen
  if (known !== undefined && known.at <= now) return { is: 'lapsed' }
  if (end === undefined) return seen === undefined ? { is: 'running' } : { is: 'ended' }
  if (end.at - now > warningMs) return { is: 'running' }
  return { is: 'ending', seconds: Math.ceil((end.at - now) / 1000), isLast: end.isLast }
}

const same = (one: SessionPhase, other: SessionPhase) =>
  one.is === 'ending' && other.is === 'ending'
    ? one.seconds === other.seconds && one.isLast === other.isLast
    : one.is === other.is

/**
 * The session's phase, checked every second; renders again only when it changes. From a log-out on, the page that goes is
 * left as it is: its own end of the session would lead away from the log-out's answer (LOGIN-16).
 */
export function useSessionPhase(): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>({ is: 'running' })
  const seen = useRef<SessionEnd | undefined>(undefined)
  useEffect(() => {
    let isLeaving = false
    const read = () => {
      if (isLeaving) return
      const end = sessionEnd()
      const next = sessionPhase(end, seen.current, serverNow())
      seen.current = end ?? seen.current
      setPhase(before => (same(before, next) ? before : next))
    }
    // A page that Back brings out of the browser's memory is shown again after all.
    const returned = () => {
      isLeaving = false
      read()
    }
    read()
    const timer = setInterval(read, intervalMs)
    const stay = onLogOut(() => {
      isLeaving = true
    })
    document.addEventListener('visibilitychange', read)
    window.addEventListener('pageshow', returned)
    return () => {
      clearInterval(timer)
      stay()
      document.removeEventListener('visibilitychange', read)
      window.removeEventListener('pageshow', returned)
    }
  }, [])
  return phase
}
