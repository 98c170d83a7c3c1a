import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { listed } from '../words/say-from.ts'
import styles from './filters.module.css'

interface Props {
  /** What opens and closes it: "Filters". */
  name: string
  /** What the list is narrowed to, in words: a folded form says so. */
  chosen: readonly string[]
  /** Nothing was asked for yet, or something has to be mended. */
  startsOpen?: boolean | undefined
  children: ReactNode
}

/**
 * The fields that narrow a list. On a phone they fold away once they are applied, and say what they ask for, so that the
 * list is in sight (MEMBER-21); where there is room they are always open.
 */
export function FilterFold({ name, chosen, startsOpen = false, children }: Props) {
  return (
    <details className={styles.fold} open={startsOpen}>
      <summary>
        <span className={styles.says}>
          <span>{name}</span>
          {chosen.length > 0 && <span className={styles.chosen}>{listed(chosen)}</span>}
        </span>
        <Icon name="chevron" size="small" />
      </summary>
      <div className={styles.open}>{children}</div>
    </details>
  )
}
