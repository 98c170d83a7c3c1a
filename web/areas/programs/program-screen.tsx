import type { LoaderFunctionArgs } from 'react-router'
import { programTile, saidOf } from '../../blocks/tile/program-tile.ts'
import { TileGrid } from '../../blocks/tile/tile-card.tsx'
import { routeError } from '../../errors/failure.ts'
import { ProgramScreenDocument } from '../../generated/program-screen.ts'
import { useWayBack } from '../../lists/place-in-list.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { safeAddress } from '../../ui/link/addresses.ts'
import { Page } from '../../ui/page/page.tsx'
import { LinkTiles } from '../../ui/tile/link-tiles.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ProgramCard, programLink, programWords } from './program-card.tsx'
import { ProgramSection } from './program-section.tsx'

const open = createScreenLoader('program', ProgramScreenDocument, {
  stays: true,
  variables: ({ params: { id = '' } }) => {
    // No program has any other number.
    if (!/^(?:0|[1-9]\d{0,8})$/.test(id)) throw routeError({ status: 404 })
    return { program: Number(id) }
  },
})

/**
 * Opens the page of one program, titled as the manifest names it, or else the site or the service; not found if the member
 * does not have the program (PROGRAM-08).
 */
export async function loader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  const program = answer.data.viewer?.member?.program
  if (!program) throw routeError({ status: 404 })
  const said = answer.view.programs && saidOf(program.number, answer.view.programs)
  const title = said?.title ?? program.content?.title ?? program.name
  return { ...answer, screen: { ...answer.screen, title } }
}

/** One program: description, link, document, and the programs within it (PROGRAM-07). */
export function Component() {
  const pathOf = usePathOf()
  const { screen, view, data } = useScreen(loader)
  const program = data.viewer?.member?.program
  const list = useWayBack(pathOf('benefits-programs'), program ? String(program.number) : undefined)
  const entries = view.programs
  if (!program || !entries) return null
  const say = sayFrom(view.text)
  const tile = programTile(program, entries)
  const { document, content, children: parts } = program
  const address = safeAddress(document?.url)
  const { pageTarget } = entries.items.find(entry => entry.program === program.number) ?? {}
  const link = programLink(tile, program.url, screen.path, pageTarget)
  const { description } = saidOf(program.number, entries)
  const { way } = entries.fallback
  const isDeadEnd = !link && !address && parts.length === 0
  return (
    <Page heading={screen.title} back={{ target: list, label: say('back') }} width="reading">
      <ProgramCard
        icon={tile.icon}
        words={description === undefined ? programWords(program, content) : [description]}
        link={isDeadEnd ? { target: way.target, newTab: false } : link}
        linkLabel={isDeadEnd ? way.title : say('open', { name: screen.title })}
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
