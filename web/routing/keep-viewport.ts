import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { writeCookie } from '../state/cookies.ts'
import { viewportAtom, viewportOf } from '../state/viewport.ts'
import { useAnswered } from './use-answered.ts'

/**
 * Tells the server the viewport class and the time zone by cookies, and reloads only where a rule depends on the width.
 * Reloading would drop a form's result, so it never happens while one is shown: turning a phone must not lose it.
 */
export function useKeepViewport() {
  const { shell } = useShell()
  const [viewport, setViewport] = useAtom(viewportAtom)
  const { revalidate } = useRevalidator()
  const answered = useAnswered()

  useEffect(() => {
    const measure = () => setViewport(viewportOf(window.innerWidth))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [setViewport])

  useEffect(() => {
    if (viewport === undefined) return
    writeCookie('viewport', viewport)
    writeCookie('time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (shell.asksViewport && viewport !== shell.viewport && !answered) void revalidate()
  }, [viewport, answered, shell.asksViewport, shell.viewport, revalidate])
}
