import { homeContext } from '../../../web/blocks/testing/home-context.ts'
import { Card } from '../../../web/ui/card/card.tsx'
import { Link } from '../../../web/ui/link/link.tsx'
import { Page } from '../../../web/ui/page/page.tsx'
import { PlainList } from '../../../web/ui/plain-list/plain-list.tsx'
import { PrintButton } from '../../../web/ui/print-button/print-button.tsx'
import { LinkTiles } from '../../../web/ui/tile/link-tiles.tsx'
import { Tile, TileList } from '../../../web/ui/tile/tile.tsx'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Stack } from './room.tsx'

const programs = homeContext().data.programs?.programs ?? []

export const surfaceStories: readonly Story[] = [
  ...storiesOf('ui/card', 'Card', {
    '': {
      room: 'reading',
      draw: brand => {
        const say = wordsOf(brand, 'account-settings')
        return (
          <Stack>
            {[false, true].map(muted => (
              <Card key={String(muted)} muted={muted}>
                <h2>{say('passwordHeading')}</h2>
                <p>{say('passwordBody')}</p>
              </Card>
            ))}
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/page', 'Page', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'claim')
        return (
          <Page
            heading={say('heading')}
            lead={<p>{wordsOf(brand, 'claims')('neverHint')}</p>}
            back={{ target: '/claims', label: say('back') }}
            actions={<PrintButton />}
          >
            <Card>{say('failedHint')}</Card>
          </Page>
        )
      },
    },
    reading: {
      draw: brand => {
        const say = wordsOf(brand, 'account-settings')
        return (
          <Page heading={say('heading')} lead={<p>{say('lead')}</p>} width="reading">
            <Card>{say('passwordBody')}</Card>
          </Page>
        )
      },
    },
  }),
  ...storiesOf('ui/plain-list', 'Plain list', {
    '': {
      draw: ({ shell }) => (
        <PlainList>
          {shell.menus.primary.map(({ id, title, target }) => (
            <li key={id}>
              <Link target={target ?? '/'}>{title}</Link>
            </li>
          ))}
        </PlainList>
      ),
    },
  }),
  ...storiesOf('ui/tile', 'Tile', {
    '': {
      draw: brand => (
        <>
          <h2 id="tiles">{wordsOf(brand, 'programs')('heading')}</h2>
          <TileList labelledBy="tiles">
            {programs.map(({ number, name, description }, index) => (
              <li key={number}>
                <Tile
                  title={name}
                  description={description}
                  icon="program"
                  art={index === 1 ? brand.shell.brand.images.dental : undefined}
                />
              </li>
            ))}
          </TileList>
        </>
      ),
    },
    links: {
      draw: brand => (
        <LinkTiles
          label={wordsOf(brand, 'programs')('heading')}
          tiles={programs.map(({ number, name, description }, index) => ({
            id: String(number),
            title: name,
            description,
            target: '/benefits/programs',
            newTab: index === 0,
          }))}
        />
      ),
    },
  }),
]
