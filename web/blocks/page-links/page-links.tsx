import type { PageBlockView } from '../../../engine/view.ts'
import { ButtonLinks } from '../../ui/button/button.tsx'
import styles from './page-links.module.css'

type LinksBlock = Extract<PageBlockView, { block: 'links' }>

/** A page's links; the first is the primary one. */
export function PageLinks({ block }: { block: LinksBlock }) {
  if (block.links.length === 0) return null
  return (
    <section className={styles.links}>
      {block.heading && <h2>{block.heading}</h2>}
      <ButtonLinks links={block.links} />
    </section>
  )
}
