import { type ReactElement, useEffect } from 'react'
import { useNotify } from '../state/use-notify.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { useAlive } from '../ui/alive/use-alive.ts'

/** How long a success shows, in milliseconds. */
const shown = 5000

/** Tells of a saved form by a notification (ACCOUNT-13); until script runs, it is the note to show in place. */
export function useSavedNote(saved: object | undefined, message: string): ReactElement | undefined {
  const notify = useNotify()
  const alive = useAlive()
  useEffect(() => {
    if (saved) notify({ message, status: 'success', dismissAfter: shown })
  }, [saved, message, notify])
  return saved && !alive ? <Alert type="success" title={message} /> : undefined
}
