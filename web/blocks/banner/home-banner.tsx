import type { ReactNode } from 'react'
import type { LinkView } from '../../../engine/view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './home-banner.module.css'

interface Props {
  id: string
  /** Colours of the banner; the icon and the words say the same. */
  tone: 'info' | 'warning' | 'accent'
  icon: string
  title: string
  children: ReactNode
  links: readonly LinkView[]
}

/** A message across Home: an icon, a heading, a few words and a way on. */
export function HomeBanner({ id, tone, icon, title, children, links }: Props) {
  return (
    <section className={`home-banner home-banner-${tone}`} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(link => (
            <Link key={link.id} target={link.target} newTab={link.newTab} className={styles.link}>
              {link.title}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
