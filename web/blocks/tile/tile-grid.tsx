import styles from './tile.module.css'
import { TileCard } from './tile-card.tsx'
import type { TileModel } from './tile-model.ts'

/** Tiles side by side, as many as fit; `children` come first. */
export function TileGrid({ tiles, labelledBy, children }: Props) {
  return (
    <ul className={styles.grid} aria-labelledby={labelledBy}>
      {children}
      {tiles.map(tile => (
        <TileCard key={tile.id} tile={tile} />
      ))}
    </ul>
  )
}

interface Props {
  tiles: readonly TileModel[]
  /** Id of the heading that names the list. */
  labelledBy: string
  children?: React.ReactNode
}
