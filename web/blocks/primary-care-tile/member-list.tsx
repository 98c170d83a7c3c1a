import { useId } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './member-list.module.css'

interface Entry {
  key: string
  target: string
  name: string
  detail: string
}

/** A titled list of members, each row one link; left out with its title when nobody is in it. */
export function MemberList({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.list}>
      <h3 className={styles.heading} id={id}>
        {heading}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {entries.map(({ key, target, name, detail }) => (
          <li key={key}>
            <Link target={target} className={styles.row}>
              <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
