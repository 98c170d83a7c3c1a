import { useEffect, useRef } from 'react'

/**
 * Acts once nothing is pressed any more: at once, or after the click of whatever the mouse or a finger is on. What moves away under a
 * press, because a message comes above it, does not get its click.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const press = () => {
      waiting.current ??= []
    }
    // The click comes right after the button is let go.
    const release = () =>
      setTimeout(() => {
        const acts = waiting.current ?? []
        waiting.current = undefined
        for (const act of acts) act()
      })
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    // What is dragged is let go without that.
    document.addEventListener('dragend', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
      document.removeEventListener('dragend', release, true)
    }
  }, [])
  return act => {
    if (waiting.current) waiting.current.push(act)
    else act()
  }
}
