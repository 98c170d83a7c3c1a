import { PageScreenDocument, type PageScreenQuery } from '../../generated/page-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageBlock } from './page-block.tsx'
import styles from './page-screen.module.css'

export const loader = createScreenLoader(PageScreenDocument)

/** A page that a manifest is made of: a heading, a way back and blocks. Ways on in cards take the page; the rest is read in one. */
export function Component() {
  const { view, data } = useScreen<PageScreenQuery>()
  const { page, text } = view
  if (!page) return null
  const { programsOfPage, programDetailsOfPage, outlineOfCoverage, networkNames } = data.viewer ?? {}
  const around = {
    ...{ text, programs: programsOfPage ?? [], details: programDetailsOfPage ?? [] },
    networkNames: networkNames ?? [],
    outlineOfCoverage: outlineOfCoverage ?? null,
  }
  const blocks = page.blocks.map(block => <PageBlock key={block.id} block={block} around={around} />)
  const wide = page.blocks.some(({ block }) => block === 'cards')
  return (
    <Page
      heading={page.heading}
      back={page.backLink && { target: page.backLink.target, label: page.backLink.title }}
      width={wide ? 'wide' : 'reading'}
    >
      {wide ? <div className={styles.blocks}>{blocks}</div> : <Card className={styles.blocks}>{blocks}</Card>}
    </Page>
  )
}
