import { truncate } from '../../ui/format/truncate.ts'
import { TileAction } from './tile-action.tsx'
import type { TileModel } from './tile-model.ts'
import { TilePicture } from './tile-picture.tsx'

/** Longest name and description in characters (TILE-12, TILE-13, CONST-31). */
const longest = { title: 55, description: 125 }

/** One program or tool: the whole tile is the target of its one link or button. */
export function TileCard({ tile }: { tile: TileModel }) {
  return (
    <li className="tile">
      <TilePicture icon={tile.icon} art={tile.art} />
      <h3 className="tile-title">
        <TileAction go={tile.go}>{truncate(tile.title, longest.title)}</TileAction>
      </h3>
      {tile.description && <p className="tile-description">{truncate(tile.description, longest.description)}</p>}
    </li>
  )
}
