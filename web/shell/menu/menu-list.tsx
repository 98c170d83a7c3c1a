import type { MenuItemView } from '../../../engine/view.ts'
import { MenuLink } from './menu-link.tsx'

interface Props {
  items: readonly MenuItemView[]
  className?: string | undefined
}

/** A flat list of entries. */
export function MenuList({ items, className }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden
    <ul role="list" className={className}>
      <MenuLinks items={items} />
    </ul>
  )
}

/** The entries of a flat list. */
export const MenuLinks = ({ items }: Pick<Props, 'items'>) =>
  items.map(item => (
    <li key={item.id}>
      <MenuLink item={item} />
    </li>
  ))
