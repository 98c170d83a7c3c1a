import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './explain.module.css'

interface Props {
  /** What opens it: "About this amount". */
  label: string
  /** What is explained, for screen readers. */
  about: string
  children: ReactNode
}

/** An explanation that most people need once at most: shown on demand, without script. */
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
