import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useShell } from '../../screen/shell-data.ts'
import { longestDescription, longestName, truncate } from '../../ui/format/truncate.ts'
import { Link } from '../../ui/link/link.tsx'
import { Tile, TileList } from '../../ui/tile/tile.tsx'

/** What a tile shows and where it leads. */
export interface TileModel {
  id: string
  title: string
  description: string
  /** Name of an icon of web/ui. */
  icon: string
  /** Brand picture in place of the icon (TILE-14). */
  art?: 'dental'
  go: TileGo
}

/** A tile is a link, or a button that asks the service for the eBill address first (TILE-08 to TILE-11). */
export type TileGo = { kind: 'link'; target: string; newTab: boolean } | { kind: 'open-ebill' }

/** One program or tool: long texts are truncated (TILE-12, TILE-13), and the brand's art replaces the icon if the manifest says so (TILE-14). */
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

/** The tile's link, or the button by which Home's action opens eBill (TILE-01 to TILE-11). */
export function TileAction({ go, children }: { go: TileGo; children: ReactNode }) {
  if (go.kind === 'link') {
    return (
      <Link target={go.target} newTab={go.newTab}>
        {children}
      </Link>
    )
  }
  return (
    <Form method="post">
      <button type="submit" name="intent" value={go.kind}>
        {children}
      </button>
    </Form>
  )
}

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
