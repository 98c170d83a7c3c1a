import { ButtonLink } from '../../ui/button/button-link.tsx'
import styles from './member-actions.module.css'

interface Action {
  target: string
  label: string
  /** Accessible name: the label, and whom it is about. */
  name: string
}

/** What can be done for one member of a table. */
export function MemberActions({ actions }: { actions: readonly Action[] }) {
  return (
    <span className={styles.actions}>
      {actions.map(({ target, label, name }) => (
        <ButtonLink key={target} kind="secondary" size="small" target={target} aria-label={name}>
          {label}
        </ButtonLink>
      ))}
    </span>
  )
}
