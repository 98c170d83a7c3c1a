import type { PageBlockView, PageView } from '../../../engine/view.ts'
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

/** The prose of the page that a screen's route names, as the screen's lead: words that fit whoever reads them (MEMBER-20). */
export function PageLead({ page }: { page: PageView | undefined }) {
  return page?.blocks.map(
    block =>
      block.block === 'prose' &&
      (block.heading ? <PageProse key={block.id} block={block} /> : <RichText key={block.id} tree={block.body} />),
  )
}
