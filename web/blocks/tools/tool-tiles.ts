import type { ToolView } from '../../../engine/view.ts'
import { safeAddress } from '../../ui/link/safe-address.ts'
import type { HomeContext } from '../block.tsx'
import { programTile } from '../tile/program-tile.ts'
import type { TileGo, TileModel } from '../tile/tile-model.ts'

type Shortcut = Extract<ToolView, { kind: 'shortcut' }>
type Action = NonNullable<ToolView['action']>

/** Where a shortcut with an action leads; undefined when this member has no use of it. */
const actions: { [Name in Action]: (home: HomeContext) => TileGo | undefined } = {
  'open-ebill': ({ data }) =>
    data.ebill?.eligible && data.facts?.memberStatus !== 'termed' ? { kind: 'open-ebill' } : undefined,
  'open-outline-of-coverage': ({ data }) => {
    const target = safeAddress(data.outlineOfCoverage)
    return target ? { kind: 'link', target, newTab: true } : undefined
  },
}

function shortcutGo(tool: Shortcut, home: HomeContext): TileGo | undefined {
  if (tool.action) return actions[tool.action](home)
  return tool.target ? { kind: 'link', target: tool.target, newTab: tool.newTab ?? false } : undefined
}

function shortcutTile(tool: Shortcut, home: HomeContext): TileModel | undefined {
  const go = shortcutGo(tool, home)
  if (!go) return undefined
  const { art, description = '', icon = 'program', id, title } = tool
  return { id, title, description, icon, ...(art && { art }), go }
}

/**
 * The tools a member has, in the order of the manifest (TILE-18): programs of the manifest's list that the member is
 * enrolled in (TILE-17, TILE-20), eBill only for the eligible who are not termed (TILE-22), the Outline of Coverage only
 * when there is one (TILE-23).
 */
export function toolTiles(tools: readonly ToolView[], home: HomeContext): TileModel[] {
  const { programs } = home.screen
  return tools.flatMap(tool => {
    if (tool.kind === 'shortcut') return shortcutTile(tool, home) ?? []
    const program = home.data.programs?.find(({ id }) => id === tool.program)
    return program && programs ? programTile(program, programs, tool) : []
  })
}
