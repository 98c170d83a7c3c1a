import type { ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './section-card.module.css'

interface Props {
  id: string
  title: string
  icon?: string | undefined
  /** Extra class of the block. */
  className?: string | undefined
  children: ReactNode
  /** A way on at the foot of the card. */
  footer?: ReactNode
}

/** The card that most blocks of Home live in: a heading, its content, and a way on at its foot. */
export function SectionCard({ id, title, icon, className, children, footer }: Props) {
  return (
    <Card as="section" className={className} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {icon && <Icon name={icon} />}
        {title}
      </h2>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </Card>
  )
}
