import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import type { BlockView } from '../block-view.ts'
import type { FeaturedLimit } from './needs.ts'
import './featured-limit-tile.css'

type Words = NonNullable<BlockView<'programs'>['featuredLimit']>

/** How much of a yearly limit is left, in words and as a bar, and the way to the benefits (HOME-53 to HOME-55). */
export function FeaturedLimitTile({ words, limit }: { words: Words; limit: FeaturedLimit }) {
  return (
    <li className="tile featured-limit">
      <h3 className="featured-limit-title">{words.title}</h3>
      <ProgressBar
        title={limit.limitType}
        met={limit.totalMet}
        remaining={limit.totalRemaining}
        limit={limit.total}
        maxLabel={words.remainingLabel}
      />
      <Link target={words.target} className="way-on">
        {words.linkLabel}
        <Icon name="chevron" />
      </Link>
    </li>
  )
}
