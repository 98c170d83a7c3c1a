import type { ReactNode } from 'react'
import type { RichText as Tree } from '../../../engine/view.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './home-section.module.css'

interface Props {
  id: string
  title: string
  body: Tree | string | undefined
  children: ReactNode
  /** A link beside the heading. */
  wayOn?: ReactNode
}

/** A section of Home with tiles: heading, introduction, tiles. */
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

/** A body: plain text as a paragraph, or rich text. */
export function PlainBody({ body, className }: { body: Tree | string; className: string | undefined }) {
  if (typeof body === 'string') return <p className={className}>{body}</p>
  return (
    <div className={className}>
      <RichText tree={body} />
    </div>
  )
}
