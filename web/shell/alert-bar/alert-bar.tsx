import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { dismissAlertAtom } from '../../state/dismissed-alerts.ts'
import { useShellText } from '../use-shell-text.ts'
import styles from './alert-bar.module.css'
import { alertBarId } from './alert-bar-id.ts'
import { GlobalAlert } from './global-alert.tsx'
import { useShownAlerts } from './use-shown-alerts.ts'

/** What concerns the member everywhere, above every screen (SHELL-10 to SHELL-14, SHELL-25). */
export function AlertBar() {
  const alerts = useShownAlerts()
  const dismiss = useSetAtom(dismissAlertAtom)
  const text = useShellText()
  const bar = useRef<HTMLElement>(null)
  const putAway = (id: string) => {
    dismiss(id)
    bar.current?.focus()
  }
  return (
    <section
      ref={bar}
      id={alertBarId}
      tabIndex={-1}
      aria-label={text('alerts')}
      className={styles.bar}
      data-empty={alerts.length === 0 || undefined}
    >
      {alerts.map(alert => (
        <GlobalAlert key={alert.id} alert={alert} onDismiss={() => putAway(alert.id)} />
      ))}
    </section>
  )
}
