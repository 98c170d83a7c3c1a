import { useLocation } from 'react-router'
import type { MenuItemView } from '../../../engine/view.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './menu.module.css'
import { MenuLink } from './menu-link.tsx'
import { MenuList } from './menu-list.tsx'
import { MenuTitle } from './menu-title.tsx'

interface Props {
  item: MenuItemView
  withIcon?: boolean | undefined
}

/** An entry of a bar: a link, or a button that opens its sub-items (SHELL-22). */
export function MenuEntry({ item, withIcon }: Props) {
  const { pathname } = useLocation()
  const items = item.items ?? []
  if (items.length === 0) return <MenuLink item={item} withIcon={withIcon} />
  const here = [item, ...items].some(({ target }) => pathname === target || pathname.startsWith(`${target}/`))
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
