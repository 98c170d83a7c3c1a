import type { ComponentType } from 'react'
import type { PageBlockView } from '../../../engine/view.ts'
import type { AroundPageBlock } from '../../blocks/around-page-block.ts'
import { PageCards } from '../../blocks/page-cards/page-cards.tsx'
import { PageContact } from '../../blocks/page-contact/page-contact.tsx'
import { PageLinks } from '../../blocks/page-links/page-links.tsx'
import { PageNetworks } from '../../blocks/page-networks/page-networks.tsx'
import { PageOutline } from '../../blocks/page-outline/page-outline.tsx'
import { PageProgram } from '../../blocks/page-program/page-program.tsx'
import { PageProgramPhone } from '../../blocks/page-program-phone/page-program-phone.tsx'
import { PageProse } from '../../blocks/page-prose/page-prose.tsx'

type Kind = PageBlockView['block']
type Props<Of extends Kind> = { block: Extract<PageBlockView, { block: Of }>; around: AroundPageBlock }

/** The component of each kind of block; a kind without one does not compile. */
const components: { readonly [Of in Kind]: ComponentType<Props<Of>> } = {
  prose: PageProse,
  links: PageLinks,
  cards: PageCards,
  program: PageProgram,
  'outline-of-coverage': PageOutline,
  networks: PageNetworks,
  contact: PageContact,
  'program-phone': PageProgramPhone,
}

export function PageBlock({ block, around }: Props<Kind>) {
  // The table pairs each kind with its own component, which the type of a union's member cannot express.
  const Block = components[block.block] as ComponentType<Props<Kind>>
  return <Block block={block} around={around} />
}
