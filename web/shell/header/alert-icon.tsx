import { useShell } from '../../screen/shell-data.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SamePageLink } from '../../ui/link/same-page-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { alertBarId, useShownAlerts } from '../alert-bar/shown-alerts.ts'
import menuStyles from '../menu/menu.module.css'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** How many alerts there are, linked to them (SHELL-18); without any it opens to say so (MEMBER-31). */
export function AlertIcon() {
  const { shell } = useShell()
  const text = useShellText()
  const count = useShownAlerts().length
  if (shell.session !== 'full') return null
  if (count === 0)
    return (
      <Disclosure
        className={`${menuStyles.entry} ${styles.noAlerts}`}
        label={
          <span className={styles.alerts}>
            <Icon name="alert" />
          </span>
        }
        name={text('alertsCount', { count })}
      >
        <p className={menuStyles.panel}>{text('noAlerts')}</p>
      </Disclosure>
    )
  return (
    <SamePageLink to={alertBarId} className={styles.alerts}>
      <Icon name="alert" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <VisuallyHidden>{text('alertsCount', { count })}</VisuallyHidden>
    </SamePageLink>
  )
}
