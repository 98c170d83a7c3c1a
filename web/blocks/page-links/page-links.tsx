import type { PageBlockView } from '../../../engine/view.ts'
import { type ButtonKind, ButtonLinks } from '../../ui/button/button.tsx'
import styles from './page-links.module.css'

type LinksBlock = Extract<PageBlockView, { block: 'links' }>

interface Props {
  block: LinksBlock
  /** How the first one looks: it is the primary one, unless something else is what the screen is for. */
  kind?: ButtonKind | undefined
}

/** A page's links. */
export function PageLinks({ block, kind }: Props) {
  if (block.links.length === 0) return null
  return (
    <section className={styles.links}>
      {block.heading && <h2>{block.heading}</h2>}
      <ButtonLinks links={block.links} kind={kind} />
    </section>
  )
}
