import type { ReactNode } from 'react'
import type { RichText } from '../../../engine/view.ts'
import { PlainBody } from './plain-body.tsx'
import './home-section.css'

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
    <section className="home-section" aria-labelledby={id}>
      <div className="home-section-head">
        <h2 className="home-section-title" id={id}>
          {title}
        </h2>
        {body && <PlainBody className="home-section-body" body={body} />}
        {wayOn && <p className="home-section-way">{wayOn}</p>}
      </div>
      {children}
    </section>
  )
}
