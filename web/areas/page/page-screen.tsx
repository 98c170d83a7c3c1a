import type { ComponentType } from 'react'
import type { PageBlockView } from '../../../engine/view.ts'
import type { AroundPageBlock } from '../../blocks/around-page-block.ts'
import { PageCards } from '../../blocks/page-cards/page-cards.tsx'
import { PageContact } from '../../blocks/page-contact/page-contact.tsx'
import { PageFaq } from '../../blocks/page-faq/page-faq.tsx'
import { PageImage } from '../../blocks/page-image/page-image.tsx'
import { PageLanguageHelp } from '../../blocks/page-language-help/page-language-help.tsx'
import { PageLinks } from '../../blocks/page-links/page-links.tsx'
import { PageNetworks } from '../../blocks/page-networks/page-networks.tsx'
import { PageOutline } from '../../blocks/page-outline/page-outline.tsx'
import { PageProgram } from '../../blocks/page-program/page-program.tsx'
import { PageProgramPhone } from '../../blocks/page-program-phone/page-program-phone.tsx'
import { PageProse } from '../../blocks/page-prose/page-prose.tsx'
import { PageTable } from '../../blocks/page-table/page-table.tsx'
import { PageVideoLink } from '../../blocks/page-video-link/page-video-link.tsx'
import { PageScreenDocument } from '../../generated/page-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import styles from './page-screen.module.css'

export const loader = createScreenLoader('page', PageScreenDocument, { stays: true })

/** A page defined by the manifest: heading, back link and blocks. Pages with cards use the full width; others are one card. */
export function Component() {
  const { view, shown } = useScreen(loader)
  const { shell } = useShell()
  const { page, text } = view
  if (!page) return null
  const { backLink } = page
  const { programs, programPhones, outlineOfCoverage, networks } = shown ?? {}
  const around = {
    ...{ text, programs: programs ?? [], phones: programPhones ?? [], networkNames: networks ?? [] },
    outlineOfCoverage: outlineOfCoverage ?? null,
    languageHelp: shell.footer.languageHelp,
  }
  const blocks = page.blocks.map(block => <PageBlock key={block.id} block={block} around={around} />)
  const wide = page.blocks.some(({ block }) => block === 'cards')
  return (
    <Page
      heading={page.heading ?? ''}
      back={backLink && { target: backLink.target, label: backLink.title, newTab: backLink.newTab }}
      width={wide ? 'wide' : 'reading'}
    >
      {wide ? (
        <div className={styles.blocks} data-print="flow">
          {blocks}
        </div>
      ) : (
        <Card className={styles.blocks} data-print="flow">
          {blocks}
        </Card>
      )}
    </Page>
  )
}

type BlockKind = PageBlockView['block']
type Props<Of extends BlockKind> = { block: Extract<PageBlockView, { block: Of }>; around: AroundPageBlock }

/** The component of each kind of block; a kind without one does not compile. */
const components: { readonly [Of in BlockKind]: ComponentType<Props<Of>> } = {
  prose: PageProse,
  links: PageLinks,
  cards: PageCards,
  program: PageProgram,
  'outline-of-coverage': PageOutline,
  networks: PageNetworks,
  contact: PageContact,
  'program-phone': PageProgramPhone,
  image: PageImage,
  'video-link': PageVideoLink,
  table: PageTable,
  faq: PageFaq,
  'language-help': PageLanguageHelp,
}

function PageBlock({ block, around }: Props<BlockKind>) {
  // The table pairs each kind with its component, which TypeScript cannot express for a union.
  const Block = components[block.block] as ComponentType<Props<BlockKind>>
  return <Block block={block} around={around} />
}
