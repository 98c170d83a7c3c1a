import type { PageBlockView } from '../../../engine/view.ts'
import { safeAddress } from '../../ui/link/addresses.ts'
import { LinkTiles } from '../../ui/tile/link-tiles.tsx'
import type { AroundPageBlock } from '../around-page-block.ts'
import styles from './page-outline.module.css'

interface Props {
  block: Extract<PageBlockView, { block: 'outline-of-coverage' }>
  around: AroundPageBlock
}

/** The Outline of Coverage of the member's plan; a plan without one says so (MATERIAL-06). */
export function PageOutline({ block: { id, heading, title, description, icon, none }, around }: Props) {
  const target = safeAddress(around.outlineOfCoverage)
  return (
    <section className={styles.outline}>
      {heading && <h2 id={id}>{heading}</h2>}
      {target ? (
        <LinkTiles
          labelledBy={heading && id}
          label={heading ? undefined : title}
          tiles={[{ id, title, description, icon, target, newTab: true }]}
        />
      ) : (
        <p>{none}</p>
      )}
    </section>
  )
}
