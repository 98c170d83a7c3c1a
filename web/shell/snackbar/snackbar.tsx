import { useAtomValue } from 'jotai'
import { currentNotificationAtom } from '../../state/notifications.ts'
import { useShellText } from '../use-shell-text.ts'
import { NotificationCard } from './notification-card.tsx'
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
