import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { HomeSection } from '../section/home-section.tsx'
import { WayOn } from '../section/way-on.tsx'
import { TileGrid } from '../tile/tile-grid.tsx'
import { FeaturedLimitTile } from './featured-limit-tile.tsx'
import { type ProgramsNeeds, programsNeeds } from './needs.ts'

/** Programs that come with the plan, and a limit where the brand features one (HOME-50 to HOME-56). */
function Programs({ view, data }: { view: BlockView<'programs'>; data: ProgramsNeeds }) {
  const { allLink, featuredLimit } = view
  return (
    <HomeSection
      id={view.id}
      title={view.title}
      body={view.body}
      wayOn={
        allLink && (
          <WayOn target={allLink.target} newTab={allLink.newTab}>
            {allLink.title}
          </WayOn>
        )
      }
    >
      <TileGrid labelledBy={view.id} tiles={data.tiles}>
        {featuredLimit && data.limit && <FeaturedLimitTile words={featuredLimit} limit={data.limit} />}
      </TileGrid>
    </HomeSection>
  )
}

export const programs = createBlock({
  sources: ['programs', 'featuredLimit'],
  needs: programsNeeds,
  Component: Programs,
})
