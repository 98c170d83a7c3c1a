import type { ComponentType } from 'react'
import type { PageBlockView } from '../../../engine/view.ts'
import type { AroundPageBlock } from '../../../web/blocks/around-page-block.ts'
import { PageCards } from '../../../web/blocks/page-cards/page-cards.tsx'
import { ContactSection } from '../../../web/blocks/page-contact/contact-section.tsx'
import { PageContact } from '../../../web/blocks/page-contact/page-contact.tsx'
import { PageFaq } from '../../../web/blocks/page-faq/page-faq.tsx'
import { PageImage } from '../../../web/blocks/page-image/page-image.tsx'
import { PageLanguageHelp } from '../../../web/blocks/page-language-help/page-language-help.tsx'
import { PageLinks } from '../../../web/blocks/page-links/page-links.tsx'
import { PageNetworks } from '../../../web/blocks/page-networks/page-networks.tsx'
import { PageOutline } from '../../../web/blocks/page-outline/page-outline.tsx'
import { PageProgram } from '../../../web/blocks/page-program/page-program.tsx'
import { PageProgramPhone } from '../../../web/blocks/page-program-phone/page-program-phone.tsx'
import { PageProse } from '../../../web/blocks/page-prose/page-prose.tsx'
import { PageTable } from '../../../web/blocks/page-table/page-table.tsx'
import { PageVideoLink } from '../../../web/blocks/page-video-link/page-video-link.tsx'
import { homeAnswers } from '../../../web/blocks/testing/home-context.ts'
import { paragraph } from '../../../web/blocks/testing/rich-text.ts'
import type { BrandSample } from '../brand-sample.ts'
import { type Story, storiesOf } from '../story.ts'
import { Stack } from './room.tsx'

type Kind = PageBlockView['block']
type ViewOf<Of extends Kind> = Extract<PageBlockView, { block: Of }>

/** The brand's blocks of a kind, with the member's data around them. */
function drawn<Of extends Kind>(
  kind: Of,
  Block: ComponentType<{ block: ViewOf<Of>; around: AroundPageBlock }>,
  change: (around: AroundPageBlock, views: readonly ViewOf<Of>[]) => AroundPageBlock = around => around,
): Story['draw'] {
  return brand => {
    const views = brand.pageBlocks.filter((view): view is ViewOf<Of> => view.block === kind)
    const around = change(aroundOf(brand), views)
    return (
      <Stack>
        {views.map(view => (
          <Block key={view.id} block={view} around={around} />
        ))}
      </Stack>
    )
  }
}

/** A member who has nothing of what blocks show. */
const aroundOf = ({ text, shell }: BrandSample): AroundPageBlock => ({
  phones: [],
  programs: [],
  outlineOfCoverage: null,
  networkNames: [],
  languageHelp: shell.footer.languageHelp,
  text: text.page,
})

/** The brand's contact block with the most sections: other pages repeat some of them. */
function contactOf({ pageBlocks }: BrandSample): ViewOf<'contact'> {
  const [longest] = pageBlocks
    .filter(view => view.block === 'contact')
    .toSorted((a, b) => b.sections.length - a.sections.length)
  if (!longest) throw new Error('The brand has no contact block')
  return longest
}

/** A picture that every brand has. */
const pictureOf = ({ shell }: BrandSample) => ({
  ...shell.brand.images.dental,
  alt: 'A tooth',
  width: 320,
  height: 320,
})

const video = {
  id: 'video',
  block: 'video-link',
  title: 'How to read your explanation of benefits',
  description: 'Line by line, with a real example.',
  length: '3 minutes, with captions',
  target: 'https://videos.example/eob',
  newTab: true,
} as const

const prices: ViewOf<'table'> = {
  id: 'prices',
  block: 'table',
  caption: 'What a visit costs you',
  columns: ['Visit', 'In your network', 'Out of your network'],
  rows: [
    { id: 'prices-doctor', cells: ['Primary care', '$20', '$60 after the deductible'] },
    { id: 'prices-urgent', cells: ['Urgent care', '$40', '$40'] },
  ],
}

const questions: ViewOf<'faq'> = {
  id: 'questions',
  block: 'faq',
  heading: 'Questions and answers',
  questions: [
    { id: 'question-card', question: 'Where is my ID card?', answer: paragraph('In the menu, and one tap from Home.') },
    {
      id: 'question-long',
      question: 'What do I do when a bill from my provider says something other than my explanation of benefits?',
      answer: paragraph('Call us before you pay.'),
    },
  ],
}

const outlineOfCoverage = homeAnswers.outlineOfCoverage ?? null
const [program] = homeAnswers.programs?.programs ?? []

export const pageBlockStories: readonly Story[] = [
  ...storiesOf('blocks/page-prose', 'Page prose', { '': { room: 'reading', draw: drawn('prose', PageProse) } }),
  ...storiesOf('blocks/page-image', 'Page image', {
    '': {
      room: 'reading',
      draw: brand => (
        <PageImage
          block={{ id: 'picture', block: 'image', picture: pictureOf(brand), caption: 'What we look after' }}
        />
      ),
    },
  }),
  ...storiesOf('blocks/page-video-link', 'Page video link', {
    '': { room: 'reading', draw: () => <PageVideoLink block={video} /> },
    picture: {
      room: 'reading',
      draw: brand => <PageVideoLink block={{ ...video, picture: { ...pictureOf(brand), alt: '' } }} />,
    },
  }),
  ...storiesOf('blocks/page-table', 'Page table', {
    '': { room: 'reading', draw: () => <PageTable block={prices} /> },
  }),
  ...storiesOf('blocks/page-faq', 'Page questions', {
    '': { room: 'reading', draw: () => <PageFaq block={questions} /> },
  }),
  ...storiesOf('blocks/page-language-help', 'Page language help', {
    '': { room: 'reading', draw: brand => <PageLanguageHelp around={aroundOf(brand)} /> },
  }),
  ...storiesOf('blocks/page-links', 'Page links', { '': { room: 'reading', draw: drawn('links', PageLinks) } }),
  ...storiesOf('blocks/page-cards', 'Page cards', { '': { draw: drawn('cards', PageCards) } }),
  ...storiesOf('blocks/page-contact', 'Page contact', {
    '': {
      room: 'reading',
      draw: brand => <PageContact block={contactOf(brand)} around={aroundOf(brand)} />,
    },
    framed: {
      room: 'reading',
      draw: brand => (
        <Stack>
          {contactOf(brand).sections.map(section => (
            <ContactSection key={section.id} section={section} labels={brand.text['contact-us']} />
          ))}
        </Stack>
      ),
    },
  }),
  ...storiesOf('blocks/page-networks', 'Page networks', {
    '': {
      room: 'reading',
      draw: drawn('networks', PageNetworks, around => ({ ...around, networkNames: ['Wide network'] })),
    },
    none: { room: 'reading', draw: drawn('networks', PageNetworks) },
  }),
  ...storiesOf('blocks/page-outline', 'Page outline of coverage', {
    '': { draw: drawn('outline-of-coverage', PageOutline, around => ({ ...around, outlineOfCoverage })) },
    none: { draw: drawn('outline-of-coverage', PageOutline) },
  }),
  ...storiesOf('blocks/page-program', 'Page program', {
    '': {
      room: 'reading',
      draw: drawn('program', PageProgram, (around, views) => ({
        ...around,
        programs: program ? views.map(view => ({ ...program, number: view.program, url: outlineOfCoverage })) : [],
      })),
    },
    unavailable: { room: 'reading', draw: drawn('program', PageProgram) },
  }),
  ...storiesOf('blocks/page-program-phone', 'Page program phone', {
    '': {
      room: 'reading',
      draw: drawn('program-phone', PageProgramPhone, (around, views) => ({
        ...around,
        phones: views.map(view => ({ number: view.program, phoneNumber: '503-555-0142' })),
      })),
    },
    unavailable: { room: 'reading', draw: drawn('program-phone', PageProgramPhone) },
  }),
]
