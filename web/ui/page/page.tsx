import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { PrintButton } from '../print-button/print-button.tsx'
import styles from './page.module.css'

interface Props {
  heading: string
  /** What the screen is for, under the heading. */
  lead?: ReactNode
  /** Where the member came from, as a link above the heading. */
  back?: { target: string; label: string; newTab?: boolean | undefined } | undefined
  /** Actions on the whole screen, such as a download. */
  actions?: ReactNode
  /** Whether the screen can be printed: the button stands beside the heading, on phones at the end of the page (MEMBER-38). */
  print?: boolean | undefined
  /** A narrow column for text and forms, the page's width for lists and tables. */
  width?: 'reading' | 'wide' | undefined
  children: ReactNode
}

/** The frame of a member screen: a link back, the first-level heading, and the content. */
export function Page({ heading, lead, back, actions, print, width = 'wide', children }: Props) {
  return (
    <div className={styles.page} data-width={width} data-print="flow">
      <header className={styles.header}>
        {back && (
          <p className={styles.back} data-print="hidden">
            <Link target={back.target} newTab={back.newTab}>
              {back.label}
            </Link>
          </p>
        )}
        <div className={styles.title}>
          <h1>{heading}</h1>
          {(actions || print) && (
            <div className={actions ? styles.actions : `${styles.actions} ${styles.wide}`} data-print="hidden">
              {actions}
              {print && (
                <div className={styles.wide}>
                  <PrintButton />
                </div>
              )}
            </div>
          )}
        </div>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
      {print && (
        <div className={styles.end} data-print="hidden">
          <PrintButton />
        </div>
      )}
    </div>
  )
}
