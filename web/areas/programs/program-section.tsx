import { type ReactNode, useId } from 'react'
import styles from './program-section.module.css'

/** Programs under a heading; the list takes the heading as its name. */
export function ProgramSection({ title, children }: { title: string; children: (headingId: string) => ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children(id)}
    </section>
  )
}
