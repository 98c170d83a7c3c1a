import type { MenuItemView } from '../../../../engine/view.ts'
import { Link } from '../../../ui/link/link.tsx'
import { PlainList } from '../../../ui/plain-list/plain-list.tsx'
import { Tile } from '../../../ui/tile/tile.tsx'
import styles from './account-links.module.css'

interface Props {
  heading: string
  entries: readonly MenuItemView[]
}

/** Ways to the other pages of the account (ACCOUNT-01). */
export function AccountLinks({ heading, entries }: Props) {
  return (
    <nav className={styles.links} aria-labelledby="account-links" data-print="hidden">
      <h2 id="account-links">{heading}</h2>
      <PlainList>
        {entries.map(({ id, title, target, newTab, icon }) => (
          <li key={id}>
            <Tile
              title={title}
              icon={icon ?? 'account'}
              wrap={words => (
                <Link target={target} newTab={newTab}>
                  {words}
                </Link>
              )}
            />
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
