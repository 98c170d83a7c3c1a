import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { HomeSection } from '../section/home-section.tsx'
import { TileGrid } from '../tile/tile-grid.tsx'
import { type ToolsNeeds, toolsNeeds } from './needs.ts'

/** What the member can do here and now (HOME-48, HOME-49). */
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
