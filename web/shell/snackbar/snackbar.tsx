import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { IconName } from '../../../schema/generated/icons.ts'
import { currentNotificationAtom, type QueuedNotification, removeNotificationAtom } from '../../state/notifications.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './snackbar.module.css'

/** Short messages, one at a time (SHELL-15, UI-01). The region is always there, so that each is announced. */
export function Snackbar() {
  const notification = useAtomValue(currentNotificationAtom)
  const text = useShellText()
  const before = useRef<HTMLElement>(null)
  const noteBefore = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  return (
    <section className={styles.snackbar} aria-label={text('notifications')} data-print="hidden" onFocus={noteBefore}>
      <div role="status">
        {notification && (
          <NotificationCard
            key={notification.id}
            notification={notification}
            onLeave={() => focusFirstOf(before.current, document.querySelector('main'))}
          />
        )}
      </div>
    </section>
  )
}

/** Focuses the first element that is there and takes it. */
function focusFirstOf(...elements: readonly (HTMLElement | null)[]) {
  for (const element of elements) {
    element?.focus({ preventScroll: true })
    if (element && element === document.activeElement) return
  }
}

/** Longest time that leaving may take, also where the animation never reports its end (UI-05, CONST-30). */
const longestLeaveMs = 1000
const icons: { readonly [Status in QueuedNotification['status']]: IconName } = {
  success: 'check',
  alert: 'info',
  error: 'warning',
}

interface CardProps {
  notification: QueuedNotification
  /** Told when it begins to leave, or is gone at once, with the focus on it. */
  onLeave: () => void
}

/** One notification: a click or its time dismisses it (UI-02, UI-03), and the next shows once it has left (UI-04). */
function NotificationCard({ notification, onLeave }: CardProps) {
  const remove = useSetAtom(removeNotificationAtom)
  const text = useShellText()
  const [leaving, setLeaving] = useState(false)
  const { id, dismissAfter } = notification
  const card = useRef<HTMLButtonElement>(null)

  // Whoever dismisses it by keys goes on at once where they were before, not when it has left.
  const leave = useEffectEvent((shown: HTMLElement | null) => {
    if (shown && shown === document.activeElement) onLeave()
  })
  useLayoutEffect(() => {
    if (leaving) leave(card.current)
  }, [leaving])
  useLayoutEffect(() => {
    const shown = card.current
    return () => leave(shown)
  }, [])

  useEffect(() => {
    if (dismissAfter === undefined) return
    const timer = setTimeout(() => setLeaving(true), dismissAfter)
    return () => clearTimeout(timer)
  }, [dismissAfter])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => remove(id), longestLeaveMs)
    return () => clearTimeout(timer)
  }, [leaving, id, remove])

  return (
    <button
      ref={card}
      type="button"
      className={styles.card}
      data-status={notification.status}
      data-leaving={leaving || undefined}
      onClick={() => setLeaving(true)}
      onAnimationEnd={() => leaving && remove(id)}
    >
      <Icon name={icons[notification.status]} />
      <span>{notification.message}</span>
      <Icon name="cross" size="small" />
      <VisuallyHidden>{text('dismissNotification')}</VisuallyHidden>
    </button>
  )
}
