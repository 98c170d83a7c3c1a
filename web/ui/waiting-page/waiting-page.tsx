import type { ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './waiting-page.module.css'

interface Props {
  heading: string | undefined
  /** What is being waited for. */
  lead?: ReactNode
  /** A way on for who waits in vain. */
  children?: ReactNode
}

/** A screen that has nothing to show but that something goes on. */
export const WaitingPage = ({ heading, lead, children }: Props) => (
  <div className={styles.page}>
    <h1>{heading}</h1>
    {lead}
    <Spinner />
    {children}
  </div>
)
