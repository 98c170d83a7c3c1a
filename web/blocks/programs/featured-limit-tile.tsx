import { Card } from '../../ui/card/card.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import type { BlockView } from '../block-view.ts'
import { WayOn } from '../section/way-on.tsx'
import styles from './featured-limit-tile.module.css'
import type { FeaturedLimit } from './needs.ts'

type Words = NonNullable<BlockView<'programs'>['featuredLimit']>

/** How much of a yearly limit is left, in words and as a bar, and the way to the benefits (HOME-53 to HOME-55). */
export function FeaturedLimitTile({ words, limit }: { words: Words; limit: FeaturedLimit }) {
  return (
    <Card as="li" className={styles.tile}>
      <h3 className={styles.title}>{words.title}</h3>
      <ProgressBar
        title={limit.limitType}
        met={limit.totalMet}
        remaining={limit.totalRemaining}
        limit={limit.total}
        maxLabel={words.remainingLabel}
      />
      <WayOn target={words.target}>{words.linkLabel}</WayOn>
    </Card>
  )
}
