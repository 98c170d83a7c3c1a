import type { ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './section-card.module.css'

interface Props {
  id: string
  title: string
  icon?: string | undefined
  /** The block's own class. */
  className?: string | undefined
  children: ReactNode
  /** A link at the bottom of the card. */
  footer?: ReactNode
}

/** The card of most Home blocks: heading, content and a link at the bottom. */
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
