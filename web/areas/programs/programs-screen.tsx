import { programTile } from '../../blocks/tile/program-tile.ts'
import { TileAction, TileCard, TileGrid, type TileModel } from '../../blocks/tile/tile-card.tsx'
import { ProgramsScreenDocument } from '../../generated/programs-screen.ts'
import { placeOf } from '../../lists/place-in-list.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TileList } from '../../ui/tile/tile.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { groupPrograms } from './group-programs.ts'
import { ProgramSection } from './program-section.tsx'
import styles from './programs-screen.module.css'

export const loader = createScreenLoader('programs', ProgramsScreenDocument, { stays: true })

/** All programs of the plan: featured ones first, then all by category (PROGRAM-05 to PROGRAM-09). */
export function Component() {
  const { view, data } = useScreen(loader)
  const say = sayFrom(view.text)
  const entries = view.programs ?? { fallback: { icon: 'program', target: '' }, items: [] }
  const tile = (program: Parameters<typeof programTile>[0]) => programTile(program, entries)
  const programs = data.viewer?.member?.programs ?? []
  // A program of two categories stands twice; whoever comes back comes to the first.
  const placed = new Set<number>()
  const place = (number: number) => (placed.has(number) ? undefined : placed.add(number) && placeOf(String(number)))
  const featured = data.viewer?.member?.featuredPrograms ?? []
  return (
    <Page heading={say('heading')} lead={<p>{say('intro')}</p>}>
      {programs.length === 0 && <Empty icon="program" title={say('empty')} />}
      {featured.length > 0 && (
        <ProgramSection title={say('featured')}>
          {id => <TileGrid labelledBy={id} tiles={featured.map(tile)} />}
        </ProgramSection>
      )}
      {groupPrograms(programs, say('other')).map(({ category, programs: listed }) => (
        <ProgramSection key={category} title={category}>
          {id => (
            <TileList labelledBy={id}>
              {listed.map(({ program, parts }) => (
                <li key={program.number} id={place(program.number)}>
                  <TileCard tile={tile(program)}>
                    {parts.length > 0 && <ProgramParts label={say('parts')} tiles={parts.map(tile)} />}
                  </TileCard>
                </li>
              ))}
            </TileList>
          )}
        </ProgramSection>
      ))}
    </Page>
  )
}

/** Programs shown within another one's tile, above the tile's own link (PROGRAM-06). */
function ProgramParts({ label, tiles }: { label: string; tiles: readonly TileModel[] }) {
  return (
    <div className={styles.parts}>
      <p>{label}</p>
      <ul>
        {tiles.map(({ id, title, go }) => (
          <li key={id}>
            <TileAction go={go}>{title}</TileAction>
          </li>
        ))}
      </ul>
    </div>
  )
}
