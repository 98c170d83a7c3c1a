import { Card } from '../../ui/card/card.tsx'
import { longestDescription, longestName, truncate } from '../../ui/format/truncate.ts'
import styles from './tile.module.css'
import { TileAction } from './tile-action.tsx'
import type { TileModel } from './tile-model.ts'
import { TilePicture } from './tile-picture.tsx'

/** One program or tool: the whole tile is the target of its one link or button; long words are cut (TILE-12, TILE-13). */
export function TileCard({ tile }: { tile: TileModel }) {
  return (
    <Card as="li" className={styles.tile}>
      <TilePicture icon={tile.icon} art={tile.art} />
      <h3 className={styles.title}>
        <TileAction go={tile.go}>{truncate(tile.title, longestName)}</TileAction>
      </h3>
      {tile.description && <p className={styles.description}>{truncate(tile.description, longestDescription)}</p>}
    </Card>
  )
}
