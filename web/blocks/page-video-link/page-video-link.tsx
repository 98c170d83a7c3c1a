import type { PageBlockView } from '../../../engine/view.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './page-video-link.module.css'

type VideoLinkBlock = Extract<PageBlockView, { block: 'video-link' }>

/** The way to a video on another site (CHECK-26): nothing of that site is fetched before somebody follows the link. */
export function PageVideoLink({ block }: { block: VideoLinkBlock }) {
  const { picture, title, target, newTab, description, length } = block
  return (
    <Card muted className={styles.card}>
      {picture ? (
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
      ) : (
        <Icon name="video" size="large" />
      )}
      <div>
        <Link className={styles.title} target={target} newTab={newTab}>
          {title}
        </Link>
        {description && <p>{description}</p>}
        {length && <p className={styles.length}>{length}</p>}
      </div>
    </Card>
  )
}
