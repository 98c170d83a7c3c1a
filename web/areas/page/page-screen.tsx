import { useLoaderData } from 'react-router'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PageBlock } from './page-block.tsx'
import type { pageLoader } from './page-loader.ts'
import styles from './page-screen.module.css'

export { pageLoader as loader } from './page-loader.ts'

/** A page that a manifest is made of: a heading, a way back and blocks (DENTALABROAD, LOGOUT-01 to LOGOUT-05). */
export function Component() {
  const { view, phones } = useLoaderData<typeof pageLoader>()
  const { page, text } = view
  if (!page) return null
  return (
    <article className={styles.page}>
      {page.backLink && (
        <p className={styles.back}>
          <Link target={page.backLink.target} newTab={page.backLink.newTab}>
            {page.backLink.title}
          </Link>
        </p>
      )}
      <Card className={styles.card}>
        <h1>{page.heading}</h1>
        {page.blocks.map(block => (
          <PageBlock key={block.id} block={block} around={{ phones, text }} />
        ))}
      </Card>
    </article>
  )
}
