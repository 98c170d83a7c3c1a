import type { ReactNode } from 'react'
import { useShell } from '../../screen/shell-data.ts'
import { longestDescription, longestName, truncate } from '../../ui/format/truncate.ts'
import { Tile } from '../../ui/tile/tile.tsx'
import { TileAction } from './tile-action.tsx'
import type { TileModel } from './tile-model.ts'

/** One program or tool: long words are cut (TILE-12, TILE-13), and the brand's art takes the icon's place where the manifest asks (TILE-14). */
export function TileCard({ tile, children }: { tile: TileModel; children?: ReactNode }) {
  const { images } = useShell().shell.brand
  return (
    <Tile
      title={truncate(tile.title, longestName)}
      description={truncate(tile.description, longestDescription)}
      icon={tile.icon}
      art={tile.art && images[tile.art]}
      wrap={title => <TileAction go={tile.go}>{title}</TileAction>}
    >
      {children}
    </Tile>
  )
}
