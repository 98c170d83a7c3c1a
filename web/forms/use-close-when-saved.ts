import { useEffect, useRef } from 'react'

/** Closes an edit form once it was saved; what was saved before it opened does not count. */
export function useCloseWhenSaved(saved: object | undefined, close: () => void): void {
  const before = useRef(saved)
  useEffect(() => {
    if (!saved || saved === before.current) return
    before.current = saved
    // After this commit: closing draws at once, so that focus finds the button that it goes back to.
    queueMicrotask(close)
  })
}
