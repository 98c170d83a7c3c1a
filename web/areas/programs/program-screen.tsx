import { useLoaderData } from 'react-router'
import { programTile } from '../../blocks/tile/program-tile.ts'
import { TileGrid } from '../../blocks/tile/tile-grid.tsx'
import { safeAddress } from '../../ui/link/safe-address.ts'
import { Page } from '../../ui/page/page.tsx'
import { LinkTiles } from '../../ui/tile/link-tiles.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ProgramCard } from './program-card.tsx'
import { programLink } from './program-link.ts'
import type { programLoader } from './program-loader.ts'
import { ProgramSection } from './program-section.tsx'
import { programWords } from './program-words.ts'

export { programLoader as loader } from './program-loader.ts'

/** One program: what the site says about it, the way to it, its document, and the programs within it (PROGRAM-07). */
export function Component() {
  const { screen, view, data } = useLoaderData<typeof programLoader>()
  const { program, programContent, programs } = data.viewer ?? {}
  const entries = view.programs
  if (!program || !entries) return null
  const say = sayFrom(view.text)
  const tile = programTile(program, entries)
  const parts = programs?.filter(({ id }) => id !== program.id && program.childResourceIds.includes(id)) ?? []
  const { document } = program
  const address = safeAddress(document?.url)
  return (
    <Page heading={screen.title} back={{ target: '/benefits/programs', label: say('back') }} width="reading">
      <ProgramCard
        icon={tile.icon}
        words={programWords(program, programContent)}
        link={programLink(tile, program.url, screen.path)}
        linkLabel={say('open', { name: screen.title })}
      />
      {document && address && (
        <ProgramSection title={say('documents')}>
          {id => (
            <LinkTiles
              labelledBy={id}
              tiles={[{ id: 'document', title: document.name, target: address, newTab: true }]}
            />
          )}
        </ProgramSection>
      )}
      {parts.length > 0 && (
        <ProgramSection title={say('parts')}>
          {id => <TileGrid labelledBy={id} tiles={parts.map(part => programTile(part, entries))} />}
        </ProgramSection>
      )}
    </Page>
  )
}
