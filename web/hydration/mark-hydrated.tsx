import { type ReactNode, useEffect } from 'react'

/**
 * Tells on an element that everything in it has been taken over, and that what only script can do has shown itself:
 * for whoever measures the page from outside.
 */
export function ShowAlive({ on, children }: { on: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    on.dataset.alive = ''
  }, [on])
  return children
}
