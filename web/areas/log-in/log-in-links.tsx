import type { PageBlockView } from '../../../engine/view.ts'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import styles from './log-in-links.module.css'

interface Props {
  label: string | undefined
  /** Blocks of the manifest's page for log-in: which links a brand offers is its own (LOGIN-10 to LOGIN-15). */
  blocks: readonly PageBlockView[]
}

/** Ways on for somebody who cannot log in yet. */
export function LogInLinks({ label, blocks }: Props) {
  const links = blocks.flatMap(block => (block.block === 'links' ? block.links : []))
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className={styles.links}>
      <PlainList>
        {links.map(({ id, title, target, newTab }) => (
          <li key={id}>
            <Link target={target} newTab={newTab}>
              {title}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
