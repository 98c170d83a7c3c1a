import type { ReactNode } from 'react'
import type { LinkView } from '../../../engine/view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import './home-banner.css'

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
      <span className="home-banner-icon">
        <Icon name={icon} />
      </span>
      <div className="home-banner-words">
        <h2 className="home-banner-title" id={id}>
          {title}
        </h2>
        <div className="home-banner-body">{children}</div>
      </div>
      {links.length > 0 && (
        <p className="home-banner-links">
          {links.map(link => (
            <Link key={link.id} target={link.target} newTab={link.newTab} className="home-banner-link">
              {link.title}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
