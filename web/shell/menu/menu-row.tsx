import type { MenuItemView } from '../../../engine/view.ts'
import { MenuEntry } from './menu-entry.tsx'

interface Props {
  /** Name of the menu for who cannot see where it stands. */
  label: string
  items: readonly MenuItemView[]
  className: string | undefined
}

/** The entries of a menu side by side; nothing without entries. */
export function MenuRow({ label, items, className }: Props) {
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
