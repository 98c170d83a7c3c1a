import type { MenuItemView } from '../../../engine/view.ts'
import type { MenuPlace } from '../../../schema/generated/manifests.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useCommon } from '../common/common-view.ts'
import styles from './menu.module.css'
import { leadsHere, MenuLink, MenuTitle } from './menu-link.tsx'
import { MenuList } from './menu-list.tsx'

interface MenuEntriesProps {
  items: readonly MenuItemView[]
  withIcon?: boolean | undefined
}

/** The entries of a bar. */
export const MenuEntries = ({ items, withIcon }: MenuEntriesProps) =>
  items.map(item => (
    <li key={item.id}>
      <MenuEntry item={item} withIcon={withIcon} />
    </li>
  ))

interface MenuEntryProps {
  item: MenuItemView
  withIcon?: boolean | undefined
}

/** An entry of a bar: a link, or a button that opens its sub-items (SHELL-22). */
function MenuEntry({ item, withIcon }: MenuEntryProps) {
  const { here } = useCommon()
  const items = item.items ?? []
  if (items.length === 0) return <MenuLink item={item} withIcon={withIcon} />
  const isHere = [item, ...items].some(({ target }) => leadsHere(target, here))
  return (
    <Disclosure
      className={styles.entry}
      label={
        <span className={styles.label} data-here={isHere || undefined}>
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
