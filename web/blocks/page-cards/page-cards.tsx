import type { PageBlockView } from '../../../engine/view.ts'
import { LinkTiles } from '../../ui/tile/link-tiles.tsx'
import styles from './page-cards.module.css'

type CardsBlock = Extract<PageBlockView, { block: 'cards' }>

/** Links with a sentence each: handbooks, directories (FINDCARE-01, FINDCARE-02, MATERIAL-06). */
export function PageCards({ block: { id, heading, cards } }: { block: CardsBlock }) {
  if (cards.length === 0) return null
  return (
    <section className={styles.cards}>
      {heading && <h2 id={id}>{heading}</h2>}
      <LinkTiles tiles={cards} labelledBy={heading && id} />
    </section>
  )
}
