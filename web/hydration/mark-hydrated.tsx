import { type ReactNode, useEffect } from 'react'

/** Sets `data-hydrated` on the root element once React has taken over everything in it: tests and measurements wait for it. */
export function MarkHydrated({ on, children }: { on: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    on.dataset.hydrated = ''
  }, [on])
  return children
}
