import type { ReactNode } from 'react'
import styles from './tile-list.module.css'

interface Props {
  /** Id of the heading that names the list. */
  labelledBy?: string | undefined
  /** Its name, where no heading does. */
  label?: string | undefined
  /** List items. */
  children: ReactNode
}

/** Tiles side by side, as many as fit. */
export function TileList({ labelledBy, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role where the bullets are hidden
    <ul role="list" className={styles.grid} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </ul>
  )
}
