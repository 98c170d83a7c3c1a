import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that stays the same function while what it does is always the newest: who gets it need not be drawn anew for it. */
export function useSteady<Asked extends unknown[]>(handle: (...asked: Asked) => void): (...asked: Asked) => void {
  const newest = useRef(handle)
  useLayoutEffect(() => {
    newest.current = handle
  })
  return useCallback((...asked: Asked) => newest.current(...asked), [])
}
