import type { ReactNode } from 'react'
import styles from './back-part.module.css'

/** A part of a card's back under its title. */
export const BackPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)
