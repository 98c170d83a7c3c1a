import type { ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import styles from './step-card.module.css'

/** A step of the sign-in journey: one card in the middle of the page. */
export const StepCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <Card className={styles.card}>{children}</Card>
  </div>
)
