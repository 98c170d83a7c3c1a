import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './outcome.module.css'

interface Props {
  children: ReactNode
  /** Links to what can be done next. */
  actions: ReactNode
}

/**
 * Replaces a form that has done its work. The screen's heading says what was done: it takes focus after the form was
 * sent, so it is read first.
 */
export function Outcome({ children, actions }: Props) {
  return (
    <Card as="section" className={styles.outcome ?? ''}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  )
}
