import type { ProgramEntryView, ScreenView, ToolView } from '../../../engine/view.ts'
import type { TilePartsFragment } from '../../generated/home.ts'
import type { TileModel } from './tile-model.ts'
import { tileTarget } from './tile-target.ts'

type Programs = NonNullable<ScreenView['programs']>

/**
 * The tile of a program: words from the service unless the manifest has its own, icon and target from the manifest
 * (TILE-01 to TILE-07, TILE-14 to TILE-16). `tool` is the tool entry that places the program, when there is one; what
 * it says counts before the program entry.
 */
export function programTile(program: TilePartsFragment, programs: Programs, tool?: ToolView): TileModel {
  const entry = programs.items.find(item => item.program === program.id)
  const said: Partial<ProgramEntryView> = { ...entry, ...tool, id: `program-${program.id}` }
  return {
    id: said.id ?? '',
    title: said.title ?? program.name,
    description: said.description ?? program.description,
    icon: said.icon ?? programs.fallback.icon,
    ...(said.art && { art: said.art }),
    go: {
      kind: 'link',
      target: tileTarget(program, said, programs.fallback.target),
      newTab: said.newTab ?? false,
    },
  }
}
