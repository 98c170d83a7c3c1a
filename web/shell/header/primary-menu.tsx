import { useShell } from '../../app/use-shell.ts'
import { inPlace } from '../menu/in-place.ts'
import { MenuEntry } from '../menu/menu-entry.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The primary menu at the top; on phone width the bottom navigation takes its place. */
export function PrimaryMenu() {
  const items = inPlace(useShell().shell.menus.primary, 'top')
  const text = useShellText()
  if (items.length === 0) return null
  return (
    <nav aria-label={text('primaryMenu')} className={styles.primary}>
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
