import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from '../state/hydrated.ts'
import { useNotify } from '../state/notifications.ts'
import { Alert } from '../ui/alert/alert.tsx'

/** Result of an action that stored what was sent. Each is a new object, so that each is announced once. */
export interface Saved {
  saved: true
}

/** How long a success shows. */
const shownMs = 5000

/** Announces a saved form by a notification (ACCOUNT-13); without script, returns the note to show in place. */
export function useSavedNote(saved: object | undefined, message: string): ReactElement | undefined {
  const notify = useNotify()
  const hydrated = useHydrated()
  // Not again when the message is the same one in another language.
  const tell = useEffectEvent(() => notify({ message, status: 'success', dismissAfter: shownMs }))
  useEffect(() => {
    if (saved) tell()
  }, [saved])
  return saved && !hydrated ? <Alert type="success" title={message} /> : undefined
}

/** Closes an edit form once it is saved; what was saved before it opened does not count. */
export function useCloseWhenSaved(saved: object | undefined, close: () => void): void {
  const before = useRef(saved)
  useEffect(() => {
    if (!saved || saved === before.current) return
    before.current = saved
    // After this commit: closing renders synchronously, so that focus finds the button it returns to.
    queueMicrotask(close)
  })
}
