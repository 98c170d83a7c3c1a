import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a line at all. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
