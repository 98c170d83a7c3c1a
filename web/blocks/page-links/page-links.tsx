import type { PageBlockView } from '../../../engine/view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import styles from './page-links.module.css'

type LinksBlock = Extract<PageBlockView, { block: 'links' }>

/** A page's links; the first is the primary one. */
export function PageLinks({ block }: { block: LinksBlock }) {
  if (block.links.length === 0) return null
  return (
    <section className={styles.links}>
      {block.heading && <h2>{block.heading}</h2>}
      <PlainList>
        {block.links.map(({ id, title, target, newTab }, index) => (
          <li key={id}>
            <ButtonLink kind={index === 0 ? 'primary' : 'secondary'} target={target} newTab={newTab}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </PlainList>
    </section>
  )
}
