import type { PageBlockView } from '../../../engine/view.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './page-prose.module.css'

type ProseBlock = Extract<PageBlockView, { block: 'prose' }>

/** A passage of text under an optional heading. */
export function PageProse({ block }: { block: ProseBlock }) {
  return (
    <section className={styles.prose}>
      {block.heading && <h2>{block.heading}</h2>}
      <RichText tree={block.body} />
    </section>
  )
}
