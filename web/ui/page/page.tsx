import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './page.module.css'

interface Props {
  heading: string
  /** What the screen is for, under the heading. */
  lead?: ReactNode
  /** Where the member came from, as a link above the heading. */
  back?: { target: string; label: string } | undefined
  /** Actions on the whole screen: print, download. */
  actions?: ReactNode
  /** A narrow column for text and forms, the page's width for lists and tables. */
  width?: 'reading' | 'wide' | undefined
  children: ReactNode
}

/** The frame of a member screen: a link back, the first-level heading, and the content. */
export function Page({ heading, lead, back, actions, width = 'wide', children }: Props) {
  return (
    <div className={styles.page} data-width={width} data-print="flow">
      <header className={styles.header}>
        {back && (
          <p className={styles.back} data-print="hidden">
            <Link target={back.target}>{back.label}</Link>
          </p>
        )}
        <div className={styles.title}>
          <h1>{heading}</h1>
          {actions && (
            <div className={styles.actions} data-print="hidden">
              {actions}
            </div>
          )}
        </div>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </div>
  )
}
