import { useEffect, useRef } from 'react'

/** A way to do something later: a new call replaces the one that waits, and nothing happens after the part has left. */
export function useTimeout(): (act: () => void, milliseconds: number) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (act, milliseconds) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(act, milliseconds)
  }
}
