import type { ProgramsPartsFragment } from '../../generated/home.ts'
import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { programTile } from '../tile/program-tile.ts'
import type { TileModel } from '../tile/tile-model.ts'
import { homePrograms } from './home-programs.ts'

export type FeaturedLimit = NonNullable<ProgramsPartsFragment['featuredLimit']>

export interface ProgramsNeeds {
  tiles: TileModel[]
  /** Only where the brand's manifest features one and the member has it (HOME-53). */
  limit: FeaturedLimit | undefined
}

/** A section without a program and without a limit is left out with its title (HOME-52, HOME-53, HOME-57). */
export function programsNeeds(view: BlockView<'programs'>, { data, screen }: HomeContext): ProgramsNeeds | undefined {
  const { programs } = screen
  const tiles = programs
    ? homePrograms(data.programs ?? [], view.most).map(program => programTile(program, programs))
    : []
  const limit = view.featuredLimit ? (data.featuredLimit ?? undefined) : undefined
  return tiles.length > 0 || limit ? { tiles, limit } : undefined
}
