import type { ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './waiting-page.module.css'

interface Props {
  heading: string | undefined
  /** What is being waited for. */
  lead?: ReactNode
  /** What to do if nothing happens. */
  children?: ReactNode
}

/** A screen that only says that something is being done. */
export const WaitingPage = ({ heading, lead, children }: Props) => (
  <div className={styles.page}>
    <h1>{heading}</h1>
    {lead}
    <Spinner />
    {children}
  </div>
)
