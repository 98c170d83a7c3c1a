import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './explain.module.css'

interface Props {
  /** What opens it: "About this amount". */
  label: string
  /** What it is about, where the label alone does not tell. */
  about: string
  children: ReactNode
}

/** Words that most people need once, if at all: they show on demand, without script. */
export function Explain({ label, about, children }: Props) {
  return (
    <details className={styles.explain}>
      <summary>
        {label}
        <VisuallyHidden>: {about}</VisuallyHidden>
        <Icon name="chevron" size="small" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
