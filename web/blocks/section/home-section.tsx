import type { ReactNode } from 'react'
import type { RichText } from '../../../engine/view.ts'
import styles from './home-section.module.css'
import { PlainBody } from './plain-body.tsx'

interface Props {
  id: string
  title: string
  body: RichText | string | undefined
  children: ReactNode
  /** A way on beside the heading. */
  wayOn?: ReactNode
}

/** A stretch of Home that is a list of tiles: heading, a line of words, the tiles. */
export function HomeSection({ id, title, body, children, wayOn }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {body && <PlainBody className={styles.body} body={body} />}
        {wayOn && <p className={styles.way}>{wayOn}</p>}
      </div>
      {children}
    </section>
  )
}
