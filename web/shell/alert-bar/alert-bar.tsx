import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { AlertView } from '../../../engine/view.ts'
import { Alert, type AlertType } from '../../ui/alert/alert.tsx'
import { ButtonLink, ScriptButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './alert-bar.module.css'
import { alertBarId, dismissAlertAtom, useShownAlerts } from './shown-alerts.ts'

/** Alerts that concern the member on every screen, above each (SHELL-10 to SHELL-14, SHELL-25). */
export function AlertBar() {
  const alerts = useShownAlerts()
  const dismiss = useSetAtom(dismissAlertAtom)
  const text = useShellText()
  const bar = useRef<HTMLElement>(null)
  const dismissAndFocus = (id: string) => {
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
        <GlobalAlert key={alert.id} alert={alert} onDismiss={() => dismissAndFocus(alert.id)} />
      ))}
    </section>
  )
}

const labels = {
  info: 'alertInfo',
  success: 'alertSuccess',
  warning: 'alertWarning',
  error: 'alertError',
} as const satisfies { readonly [Type in AlertType]: string }

interface GlobalAlertProps {
  alert: AlertView
  onDismiss: () => void
}

/** One alert with its links and buttons; it can be dismissed only where the manifest says so (SHELL-11). */
function GlobalAlert({ alert, onDismiss }: GlobalAlertProps) {
  const text = useShellText()
  const actions = [
    ...(alert.links ?? []).map(link => (
      <Link key={link.id} target={link.target} newTab={link.newTab}>
        {link.title}
      </Link>
    )),
    ...(alert.buttons ?? []).map(link => (
      <ButtonLink key={link.id} target={link.target} newTab={link.newTab} kind="secondary" size="small">
        {link.title}
      </ButtonLink>
    )),
  ]
  const dismiss = alert.canDismiss && (
    <ScriptButton
      key="dismiss"
      kind="quiet"
      aria-label={text('dismissAlert', { title: alert.title })}
      onClick={onDismiss}
    >
      <Icon name="cross" />
    </ScriptButton>
  )
  return (
    <Alert
      type={alert.type}
      typeLabel={text(labels[alert.type])}
      title={alert.title}
      actions={(actions.length > 0 || dismiss) && [...actions, dismiss]}
    >
      <RichText tree={alert.content} />
    </Alert>
  )
}
