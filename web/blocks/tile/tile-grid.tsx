import type { ReactNode } from 'react'
import { TileCard } from './tile-card.tsx'
import styles from './tile-grid.module.css'
import type { TileModel } from './tile-model.ts'

interface Props {
  tiles: readonly TileModel[]
  /** Id of the heading that names the list. */
  labelledBy: string
  /** List items that come first. */
  children?: ReactNode
}

/** Tiles side by side, as many as fit. */
export function TileGrid({ tiles, labelledBy, children }: Props) {
  return (
    <ul className={styles.grid} aria-labelledby={labelledBy}>
      {children}
      {tiles.map(tile => (
        <li key={tile.id}>
          <TileCard tile={tile} />
        </li>
      ))}
    </ul>
  )
}
