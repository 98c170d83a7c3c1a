import { useQuery } from '@apollo/client/react'
import type { FocusEvent } from 'react'
import { NavLink, Outlet, useNavigation } from 'react-router'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { ShellDocument, type ShellQuery } from '../generated/shell.ts'
import { SearchButton } from '../search/search-button.tsx'
import { FirstVisit } from './first-visit.tsx'
import styles from './shell.module.css'
import { SignOut } from './sign-out.tsx'
import { Told } from './tell.tsx'
import { useOnline } from './use-online.ts'

const places = [
  { to: '/', name: 'Overview' },
  { to: '/drafts', name: 'Drafts' },
  { to: '/live', name: 'Live' },
  { to: '/revisions', name: 'History' },
] as const

/** What is around every screen: where one can go, who is signed in, whether there is a line, and what is told (STUDIO-02, STUDIO-37). */
export function Shell() {
  const { data } = useQuery(ShellDocument)
  const isOnline = useOnline()
  const isGoing = useNavigation().state !== 'idle'
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.bar} data-going={isGoing || undefined}>
        <NavLink className={styles.mark ?? ''} to="/" end>
          <Icon name="edit" size="small" /> Manifest studio
        </NavLink>
        <nav aria-label="Studio">
          <PlainList>
            {places.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'}>
                  {name}
                </NavLink>
              </li>
            ))}
          </PlainList>
        </nav>
        <div className={styles.end}>
          {!isOnline && (
            <p className={styles.offline} role="status">
              <Icon name="warning" size="small" /> Offline: edits wait in this browser
            </p>
          )}
          <SearchButton />
          {data && <Who viewer={data.viewer} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <FirstVisit />
        <Outlet />
      </main>
      <Told />
    </>
  )
}

/** Who is signed in, what they may do, and the way out. */
function Who({ viewer: { name, grants } }: Pick<ShellQuery, 'viewer'>) {
  return (
    <details className={styles.who} onBlur={closeBehind}>
      <summary>
        <Icon name="account" size="small" />
        <span>{name}</span>
        <Icon name="chevron" size="small" />
      </summary>
      <div className={styles.sheet}>
        <h2>What you may do</h2>
        <PlainList>
          {grants.map(({ role, brand }) => (
            <li key={`${role} ${brand}`}>
              <strong>{role.charAt(0) + role.slice(1).toLowerCase()}</strong>{' '}
              {brand ?? 'of all brands, and of what they share'}
            </li>
          ))}
        </PlainList>
        <SignOut />
      </div>
    </details>
  )
}

/** The sheet goes when the focus does. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
