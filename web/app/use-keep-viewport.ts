import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { writeCookie } from '../state/cookies.ts'
import { viewportAtom, viewportOf } from '../state/viewport.ts'
import { useShell } from './use-shell.ts'

/** Keeps the viewport class and the time zone known to the server; asks it again only where a rule depends on the width. */
export function useKeepViewport() {
  const { shell } = useShell()
  const [viewport, setViewport] = useAtom(viewportAtom)
  const { revalidate } = useRevalidator()

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
    if (shell.asksViewport && viewport !== shell.viewport) revalidate()
  }, [viewport, shell.asksViewport, shell.viewport, revalidate])
}
