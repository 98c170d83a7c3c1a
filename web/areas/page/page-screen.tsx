import { useLoaderData } from 'react-router'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageBlock } from './page-block.tsx'
import type { pageLoader } from './page-loader.ts'
import styles from './page-screen.module.css'

export { pageLoader as loader } from './page-loader.ts'

/** A page that a manifest is made of: a heading, a way back and blocks. Ways on in cards take the page; the rest is read in one. */
export function Component() {
  const { view, data, phones } = useLoaderData<typeof pageLoader>()
  const { page, text } = view
  if (!page) return null
  const { programsOfPage, outlineOfCoverage, networkNames } = data.viewer ?? {}
  const around = {
    ...{ phones, text, programs: programsOfPage ?? [], networkNames: networkNames ?? [] },
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
