import type { ReactNode } from 'react'
import { TileList } from '../../ui/tile/tile-list.tsx'
import { TileCard } from './tile-card.tsx'
import type { TileModel } from './tile-model.ts'

interface Props {
  tiles: readonly TileModel[]
  /** Id of the heading that names the list. */
  labelledBy: string
  /** List items that come first. */
  children?: ReactNode
}

/** Programs or tools side by side. */
export function TileGrid({ tiles, labelledBy, children }: Props) {
  return (
    <TileList labelledBy={labelledBy}>
      {children}
      {tiles.map(tile => (
        <li key={tile.id}>
          <TileCard tile={tile} />
        </li>
      ))}
    </TileList>
  )
}
