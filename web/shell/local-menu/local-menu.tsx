import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuItemView } from '../../../engine/view.ts'
import { useShell } from '../../screen/shell-data.ts'
import { leadsHere, MenuLink } from '../menu/menu-link.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './local-menu.module.css'

/** A screen of the account with the menu of all of its pages beside it; any other screen as it is (MEMBER-43). */
export function WithLocalMenu({ children }: { children: ReactNode }) {
  const { menus } = useShell().shell
  const { pathname } = useLocation()
  const account = menus.primary.find(({ id }) => id === 'account')
  if (!account || !leadsHere(account.target, pathname)) return children
  const pages = menus.settings.filter(({ target, action }) => !action && leadsHere(account.target, target))
  if (pages.length === 0) return children
  return (
    <div className={styles.beside}>
      <LocalMenu pages={pages} />
      {children}
    </div>
  )
}

/** On phones a strip that the finger moves; the page in sight is marked and brought into sight. */
function LocalMenu({ pages }: { pages: readonly MenuItemView[] }) {
  const text = useShellText()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another page
  useLayoutEffect(() => {
    const strip = list.current
    const here = strip?.querySelector<HTMLElement>('[data-here]')
    if (strip && here) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={text('accountPages')} className={styles.menu} data-print="hidden">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
      <ul role="list" ref={list}>
        {pages.map(page => (
          <li key={page.id}>
            <MenuLink item={page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
