import { homeAnswers } from '../../../web/blocks/testing/home-context.ts'
import { Button, ButtonLink } from '../../../web/ui/button/button.tsx'
import { CopyButton } from '../../../web/ui/copy-button/copy-button.tsx'
import { Disclosure } from '../../../web/ui/disclosure/disclosure.tsx'
import { DownloadLink } from '../../../web/ui/download/download-link.tsx'
import { OpenFileLink } from '../../../web/ui/download/open-file-link.tsx'
import { Explain } from '../../../web/ui/explain/explain.tsx'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { iconPaths } from '../../../web/ui/icon/icon-paths.ts'
import { LanguageNotices } from '../../../web/ui/language-notices/language-notices.tsx'
import { Link } from '../../../web/ui/link/link.tsx'
import { SamePageLink } from '../../../web/ui/link/same-page-link.tsx'
import { PrintButton } from '../../../web/ui/print-button/print-button.tsx'
import { limit } from '../../areas/support/benefits-answers.ts'
import { listedClaim } from '../../areas/support/claims-answers.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Row, Stack } from './room.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['medium', 'small'] as const
const deductible = limit('Deductible')

export const controlStories: readonly Story[] = [
  ...storiesOf('ui/button', 'Button', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'common')
        return (
          <Stack>
            {sizes.map(size => (
              <Row key={size}>
                {kinds.map(kind => (
                  <Button key={kind} kind={kind} size={size}>
                    {say('save')}
                  </Button>
                ))}
                <Button size={size}>
                  <Icon name="edit" size="small" />
                  {say('edit')}
                </Button>
              </Row>
            ))}
            <Row>
              {kinds.map(kind => (
                <Button key={kind} kind={kind} disabled>
                  {say('save')}
                </Button>
              ))}
            </Row>
            <Button wide>{say('applyFilters')}</Button>
          </Stack>
        )
      },
    },
    link: {
      draw: brand => (
        <Row>
          {kinds.map(kind => (
            <ButtonLink key={kind} kind={kind} target="/claims">
              {wordsOf(brand, 'claims')('details')}
            </ButtonLink>
          ))}
        </Row>
      ),
    },
  }),
  ...storiesOf('ui/copy-button', 'Copy button', {
    '': {
      draw: ({ homeBlocks }) => {
        const welcome = homeBlocks.flat().find(view => view.block === 'welcome-banner')
        return <CopyButton value={homeAnswers.family?.subscriberId ?? ''} label={welcome?.copyLabel ?? ''} />
      },
    },
  }),
  ...storiesOf('ui/disclosure', 'Disclosure', {
    '': {
      draw: ({ shell }) => (
        <Disclosure label={shell.text.shell.myAccount} name={shell.text.shell.myAccount}>
          <ul>
            {shell.menus.settings.map(({ id, title, target }) => (
              <li key={id}>
                <Link target={target ?? '/'}>{title}</Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      ),
    },
  }),
  ...storiesOf('ui/link', 'Same-page link', {
    '': {
      draw: ({ shell }) => (
        <Stack>
          <SamePageLink to="part">{shell.text.shell.skipToContent}</SamePageLink>
          <div id="part" tabIndex={-1}>
            {shell.text.shell.myAccount}
          </div>
        </Stack>
      ),
    },
  }),
  ...storiesOf('ui/download', 'Download', {
    '': {
      draw: brand => (
        <Row>
          <DownloadLink address="/files/id-card.pdf" fileName="id-card.pdf">
            {wordsOf(brand, 'id-card')('download')}
          </DownloadLink>
          <OpenFileLink
            address="/files/eob.pdf"
            fileName="eob.pdf"
            label={`${wordsOf(brand, 'claim')('eob')} ${listedClaim.number}`}
            waiting="/"
            onFailure={() => undefined}
          >
            {wordsOf(brand, 'claim')('eob')}
          </OpenFileLink>
        </Row>
      ),
    },
  }),
  ...storiesOf('ui/explain', 'Explain', {
    '': {
      room: 'reading',
      draw: brand => (
        <Explain label={wordsOf(brand, 'benefits')('about')} about={deductible.name}>
          <p>{deductible.detailDescription?.body}</p>
        </Explain>
      ),
    },
  }),
  ...storiesOf('ui/icon', 'Icon', {
    '': {
      draw: () => (
        <Stack>
          <Row>
            {(['small', 'medium', 'large'] as const).map(size => (
              <Icon key={size} name="heart" size={size} />
            ))}
          </Row>
          <Row>
            {Object.keys(iconPaths).map(name => (
              <Row key={name}>
                <Icon name={name} />
                <span>{name}</span>
              </Row>
            ))}
          </Row>
        </Stack>
      ),
    },
  }),
  ...storiesOf('ui/link', 'Link', {
    '': {
      draw: ({ shell }) => (
        <Row>
          <Link target="/claims">
            {shell.menus.primary.find(({ target }) => target === '/claims')?.title ?? '/claims'}
          </Link>
          {shell.footer.policyLinks.map(({ id, title, target }) => (
            <Link key={id} target={target} newTab>
              {title}
            </Link>
          ))}
        </Row>
      ),
    },
  }),
  ...storiesOf('ui/language-notices', 'Notices of help in other languages', {
    '': { draw: ({ shell }) => <LanguageNotices help={shell.footer.languageHelp} /> },
  }),
  ...storiesOf('ui/print-button', 'Print button', { '': { draw: () => <PrintButton /> } }),
]
