import { useEffect, useRef, useState } from 'react'
import { readCookie } from './cookies.ts'
import { serverNow } from './server-clock.ts'
import { type SessionPhase, sessionPhase } from './session-phase.ts'

/** How often the cookie is looked at, in milliseconds: a tab that slept looks at once when it wakes. */
const interval = 1_000

function cookieEnd(): number | undefined {
  const end = Number(readCookie('session-ends'))
  return end > 0 ? end : undefined
}

const same = (one: SessionPhase, other: SessionPhase) =>
  one.is === other.is && (one.is !== 'ending' || other.is !== 'ending' || one.seconds === other.seconds)

/** How the session stands, second by second; renders again only when that changes. */
export function useSessionPhase(): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>({ is: 'running' })
  const seen = useRef<number | undefined>(undefined)
  useEffect(() => {
    const look = () => {
      const end = cookieEnd()
      const next = sessionPhase(end, seen.current, serverNow())
      seen.current = end ?? seen.current
      setPhase(before => (same(before, next) ? before : next))
    }
    look()
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return phase
}
