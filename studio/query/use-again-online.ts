import type { ErrorLike } from '@apollo/client'
import { useEffect } from 'react'

/** Asks by itself for what failed, as soon as there is a line again. */
export function useAgainOnline({
  error,
  refetch,
}: {
  readonly error?: ErrorLike | undefined
  readonly refetch: () => Promise<unknown>
}): void {
  const hasFailed = error !== undefined
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void refetch().catch(() => undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, refetch])
}
