import { useShell } from '../../screen/shell-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { alertBarId, useShownAlerts } from '../alert-bar/shown-alerts.ts'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** How many alerts there are, linked to them (SHELL-18). */
export function AlertIcon() {
  const { shell } = useShell()
  const text = useShellText()
  const count = useShownAlerts().length
  if (shell.session !== 'full') return null
  return (
    <a href={`#${alertBarId}`} className={styles.alerts}>
      <Icon name="alert" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <VisuallyHidden>{text('alertsCount', { count })}</VisuallyHidden>
    </a>
  )
}
