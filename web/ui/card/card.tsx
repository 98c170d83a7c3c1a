import type { HTMLAttributes } from 'react'
import styles from './card.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  /** A quieter card for secondary content. */
  muted?: boolean | undefined
}

/** A surface for one thing; its shape is the brand's. */
export function Card({ as: Element = 'div', muted, className = '', ...rest }: Props) {
  return <Element {...rest} className={`${styles.card} ${className}`} data-muted={muted || undefined} />
}
