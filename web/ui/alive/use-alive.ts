import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True once the page's script runs, false on the server and until then: what only script can do shows itself only then,
 * so that no button does nothing.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
