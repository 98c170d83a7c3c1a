import { lazy, Suspense, useEffect } from 'react'
import { usePathOf } from '../../screen/shell-data.ts'
import { useSessionPhase } from '../../state/session.ts'

/** Fetched when a session nears its end, which few do. */
const SessionWarning = lazy(() => import('./session-warning.tsx'))

/**
 * Watches the session of a signed-in page (SESSION-10, SESSION-11). At its end the page is reloaded, so that nothing of
 * the member stays visible: the server asks to log in and leads back here. After a log-out in another tab the page leads
 * to log-out instead.
 */
export function SessionWatch() {
  const phase = useSessionPhase()
  const logOut = usePathOf()('logout')
  useEffect(() => {
    if (phase.is === 'lapsed') window.location.replace(window.location.pathname + window.location.search)
    if (phase.is === 'ended') window.location.replace(logOut)
  }, [phase.is, logOut])
  if (phase.is !== 'ending') return null
  return (
    <Suspense fallback={null}>
      <SessionWarning seconds={phase.seconds} isLast={phase.isLast} />
    </Suspense>
  )
}
