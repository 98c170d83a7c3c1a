import type { FeaturedLimitPartsFragment } from '../../generated/home.ts'
import { Card } from '../../ui/card/card.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { HomeSection } from '../section/home-section.tsx'
import { WayOn } from '../section/way-on.tsx'
import { programTile } from '../tile/program-tile.ts'
import { TileGrid, type TileModel } from '../tile/tile-card.tsx'
import styles from './programs.module.css'

type FeaturedLimit = NonNullable<FeaturedLimitPartsFragment['featuredLimit']>

interface ProgramsNeeds {
  tiles: TileModel[]
  /** Only when the brand's manifest features a limit and the member has it (HOME-53). */
  limit: FeaturedLimit | undefined
}

/** Without a program or limit the section is left out (HOME-52, HOME-53, HOME-57). */
function programsNeeds(view: BlockView<'programs'>, { data, screen }: HomeContext): ProgramsNeeds | undefined {
  const { programs } = screen
  const tiles = programs
    ? homePrograms(data.programs?.programs ?? [], view.most).map(program => programTile(program, programs))
    : []
  const limit = view.featuredLimit ? (data.featuredLimit ?? undefined) : undefined
  return tiles.length > 0 || limit ? { tiles, limit } : undefined
}

/** The plan's programs, and a limit where the brand features one (HOME-50 to HOME-56). */
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

/** Home's programs: flagged high priority, by display order, at most `most` (HOME-52, PROGRAM-03, CONST-07). */
function homePrograms<Program extends { isHighPriority: boolean; displayOrder: number }>(
  programs: readonly Program[],
  most: number,
): Program[] {
  return programs
    .filter(program => program.isHighPriority)
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .slice(0, most)
}

type FeaturedLimitWords = NonNullable<BlockView<'programs'>['featuredLimit']>

/** How much of a yearly limit is left, as text and bar, with a link to the benefits (HOME-53 to HOME-55). */
function FeaturedLimitTile({ words, limit }: { words: FeaturedLimitWords; limit: FeaturedLimit }) {
  return (
    <Card as="li" className={styles.tile}>
      <h3 className={styles.title}>{words.title}</h3>
      <ProgressBar
        title={limit.name}
        met={limit.met}
        remaining={limit.remaining}
        limit={limit.total}
        maxLabel={words.remainingLabel}
      />
      <WayOn target={words.target}>{words.linkLabel}</WayOn>
    </Card>
  )
}
