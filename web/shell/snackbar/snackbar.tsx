import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
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
  return (
    <section className={styles.snackbar} aria-label={text('notifications')} data-print="hidden">
      <div role="status">{notification && <NotificationCard key={notification.id} notification={notification} />}</div>
    </section>
  )
}

/** Longest time that leaving may take, also where the animation never reports its end (UI-05, CONST-30). */
const longestLeaveMs = 1000
const icons: { readonly [Status in QueuedNotification['status']]: IconName } = {
  success: 'check',
  alert: 'info',
  error: 'warning',
}

/** One notification: a click or its time dismisses it (UI-02, UI-03), and the next shows once it has left (UI-04). */
function NotificationCard({ notification }: { notification: QueuedNotification }) {
  const remove = useSetAtom(removeNotificationAtom)
  const text = useShellText()
  const [leaving, setLeaving] = useState(false)
  const { id, dismissAfter } = notification

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
