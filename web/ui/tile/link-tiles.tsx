import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Tile, TileList } from './tile.tsx'

export interface LinkTile {
  id: string
  title: string
  target: string
  description?: string | undefined
  icon?: string | undefined
  newTab?: boolean | undefined
}

interface Props {
  tiles: readonly LinkTile[]
  /** Id of the heading that names the list; its tiles are headed one level below it. */
  labelledBy?: string | undefined
  /** The list's accessible name, where no heading names it. */
  label?: string | undefined
}

/** Tiles that are links, each with an icon and a sentence: documents, directories, other sites. */
export function LinkTiles({ tiles, labelledBy, label }: Props) {
  return (
    <TileList labelledBy={labelledBy} label={label}>
      {tiles.map(({ id, title, target, description, icon = 'document', newTab }) => (
        <li key={id}>
          <Tile
            title={title}
            description={description}
            icon={icon}
            level={labelledBy ? 3 : 2}
            wrap={words => (
              <Link target={target} newTab={newTab}>
                {words}
                {newTab && <Icon name="external" size="small" />}
              </Link>
            )}
          />
        </li>
      ))}
    </TileList>
  )
}
