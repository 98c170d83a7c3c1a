import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True once the page's script runs, false on the server and until then: controls that need script show only then, so that
 * no button does nothing.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
