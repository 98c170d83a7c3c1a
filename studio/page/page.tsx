import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './page.module.css'

interface Props {
  /** Its heading, which is the window's title as well. */
  title: string
  /** Beside the heading: what can be done with the whole of it. */
  actions?: ReactNode
  /** Under the heading, in a line: what it is, where it stands. */
  about?: ReactNode
  /** Takes the whole window, as a desk does; other screens keep to a width that one reads well. */
  wide?: boolean
  children: ReactNode
}

/** A screen of the studio: it names the window, and whoever goes there by a link begins at its heading. */
export function Page({ title, actions, about, wide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  // Not on the first page: there the browser begins at the top by itself. Choices on one screen change its address's search alone.
  const seen = useRef(key === 'default' ? pathname : undefined)
  useEffect(() => {
    document.title = `${title} · Manifest studio`
  }, [title])
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
