import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import type { TileModel } from '../tile/tile-model.ts'
import { toolTiles } from './tool-tiles.ts'

export interface ToolsNeeds {
  tiles: TileModel[]
}

/** A section without a tool is left out with its title (HOME-57). */
export function toolsNeeds(_view: BlockView<'tools'>, home: HomeContext): ToolsNeeds | undefined {
  const tiles = toolTiles(home.screen.tools ?? [], home)
  return tiles.length > 0 ? { tiles } : undefined
}
