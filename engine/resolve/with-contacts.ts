import type { ContactSection, Page } from '../../schema/generated/manifests.ts'

/** A page whose blocks of contacts hold the sections of contact.json that they show: each number is stated once. */
export function withContacts(page: Page, sections: readonly ContactSection[]): Page {
  const blocks = page.blocks.map(block => {
    if (block.block !== 'contact') return block
    const { only } = block
    return { ...block, sections: only ? sections.filter(({ id }) => only.includes(id)) : sections }
  })
  return { ...page, blocks }
}
