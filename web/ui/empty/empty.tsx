import type { ReactNode } from 'react'
import type { IconName } from '../../../schema/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './empty.module.css'

interface Props {
  icon?: IconName
  /** Says what there is none of. */
  title: string
  /** Why that may be, and what to do. */
  children?: ReactNode
}

/** The empty state of a list. */
export function Empty({ icon = 'info', title, children }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
