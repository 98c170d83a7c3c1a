import { useLocation } from 'react-router'
import type { MenuItemView } from '../../../engine/view.ts'
import type { MenuPlace } from '../../../schema/generated/manifests.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './menu.module.css'
import { leadsHere, MenuLink, MenuTitle } from './menu-link.tsx'
import { MenuList } from './menu-list.tsx'

interface MenuRowProps {
  /** The menu's accessible name. */
  label: string
  items: readonly MenuItemView[]
  className: string | undefined
}

/** The entries of a menu side by side; nothing without entries. */
export function MenuRow({ label, items, className }: MenuRowProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className={className}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
      <ul role="list">
        {items.map(item => (
          <li key={item.id}>
            <MenuEntry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MenuEntryProps {
  item: MenuItemView
  withIcon?: boolean | undefined
}

/** An entry of a bar: a link, or a button that opens its sub-items (SHELL-22). */
export function MenuEntry({ item, withIcon }: MenuEntryProps) {
  const { pathname } = useLocation()
  const items = item.items ?? []
  if (items.length === 0) return <MenuLink item={item} withIcon={withIcon} />
  const here = [item, ...items].some(({ target }) => leadsHere(target, pathname))
  return (
    <Disclosure
      className={styles.entry}
      label={
        <span className={styles.label} data-here={here || undefined}>
          {withIcon && item.icon && <Icon name={item.icon} />}
          <MenuTitle title={item.title} />
          <Icon name="chevron" size="small" />
        </span>
      }
    >
      <MenuList items={items} className={styles.panel} />
    </Disclosure>
  )
}

/** The items that a place of the shell lists; an item without places is in all of them (MENU-02, MENU-03). */
export const inPlace = (items: readonly MenuItemView[], place: MenuPlace): MenuItemView[] =>
  items.filter(item => item.places === undefined || item.places.includes(place))
