import type { ToolView } from '../../../engine/view.ts'
import { safeAddress } from '../../ui/link/addresses.ts'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { HomeSection } from '../section/home-section.tsx'
import { programTile, saidOf } from '../tile/program-tile.ts'
import { type TileGo, TileGrid, type TileModel } from '../tile/tile-card.tsx'

interface ToolsNeeds {
  tiles: TileModel[]
}

/** Without a tool the section is left out (HOME-57). */
function toolsNeeds(_view: BlockView<'tools'>, home: HomeContext): ToolsNeeds | undefined {
  const tiles = toolTiles(home.screen.tools ?? [], home)
  return tiles.length > 0 ? { tiles } : undefined
}

/** The member's tools (HOME-48, HOME-49). */
function Tools({ view, data }: { view: BlockView<'tools'>; data: ToolsNeeds }) {
  return (
    <HomeSection id={view.id} title={view.title} body={view.body}>
      <TileGrid labelledBy={view.id} tiles={data.tiles} />
    </HomeSection>
  )
}

export const tools = createBlock({
  sources: ['programs', 'ebill', 'outlineOfCoverage'],
  needs: toolsNeeds,
  Component: Tools,
})

type Shortcut = Extract<ToolView, { kind: 'shortcut' }>
type Action = NonNullable<Shortcut['action']>

/** Where a shortcut with an action leads; undefined when it does not apply to this member. */
const actions: { [Name in Action]: (home: HomeContext) => TileGo | undefined } = {
  'open-ebill': ({ data }) =>
    data.ebill?.ebill?.eligible && data.facts?.memberStatus !== 'TERMED' ? { kind: 'open-ebill' } : undefined,
  'open-outline-of-coverage': ({ data }) => {
    const target = safeAddress(data.outlineOfCoverage)
    return target ? { kind: 'link', target, newTab: true } : undefined
  },
}

const leadsTo = ({ target, newTab = false }: Pick<Shortcut, 'target' | 'newTab'>): TileGo | undefined =>
  target ? { kind: 'link', target, newTab } : undefined

/** A shortcut; what it does not say itself, the entry of programs.json with its number does. */
function shortcutTile(tool: Shortcut, home: HomeContext): TileModel | undefined {
  const said = saidOf(tool.shortcut, home.screen.programs ?? { items: [] }, tool)
  const go = tool.action ? actions[tool.action](home) : leadsTo(said)
  if (!go) return undefined
  const { art, description = '', icon = 'program' } = said
  return { id: tool.id, title: tool.title, description, icon, ...(art && { art }), go }
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
    const program = home.data.programs?.programs?.find(({ number }) => number === tool.program)
    return program && programs ? programTile(program, programs, tool) : []
  })
}
