import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './banner.module.css'

interface Props {
  title: string
  icon?: string | undefined
  tone?: 'soft' | 'strong' | 'accent' | undefined
  children?: ReactNode
  /** Links or buttons, after the text. */
  actions?: ReactNode
}

/** A message across the page, with a heading of its own. */
export function Banner({ title, icon, tone = 'soft', children, actions }: Props) {
  const id = useId()
  return (
    <section className={styles.banner} data-tone={tone} aria-labelledby={id}>
      {icon && <Icon name={icon} size="large" />}
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
