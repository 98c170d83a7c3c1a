import { atom, useSetAtom } from 'jotai'

export interface Notification {
  message: string
  status: 'error' | 'success' | 'alert'
  /** Milliseconds after which it goes away by itself; without, it waits for a click (UI-03). */
  dismissAfter?: number | undefined
}
export interface QueuedNotification extends Notification {
  id: number
}

const queueAtom = atom<readonly QueuedNotification[]>([])
const countAtom = atom(0)

/** The one that shows; the others wait their turn (UI-01). */
export const currentNotificationAtom = atom(get => get(queueAtom)[0])

/**
 * Adds one to the end of the queue. What says the same and is not gone yet goes for it: whoever presses a button several times is
 * told once more, not as often as they pressed.
 */
export const notifyAtom = atom(null, (get, set, notification: Notification) => {
  const id = get(countAtom) + 1
  set(countAtom, id)
  const others = get(queueAtom).filter(
    ({ message, status }) => message !== notification.message || status !== notification.status,
  )
  set(queueAtom, [...others, { ...notification, id }])
})

/** Removes one once it has left the screen; the next one shows (UI-04). */
export const removeNotificationAtom = atom(null, (get, set, id: number) => {
  set(
    queueAtom,
    get(queueAtom).filter(queued => queued.id !== id),
  )
})

/** A function that shows a notification after those already waiting. */
export const useNotify = () => useSetAtom(notifyAtom)
