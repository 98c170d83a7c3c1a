import { useShell } from '../../screen/shell-data.ts'
import { inPlace, MenuEntry } from '../menu/menu-bar.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './bottom-navigation.module.css'

/** The primary menu at the bottom of the screen; the style sheet shows it on phone width only (SHELL-01, MENU-03). */
export function BottomNavigation() {
  const items = inPlace(useShell().shell.menus.primary, 'bottom')
  const text = useShellText()
  if (items.length === 0) return null
  return (
    <div className={styles.place} data-print="hidden">
      <nav aria-label={text('bottomMenu')} className={styles.bar}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
        <ul role="list">
          {items.map(item => (
            <li key={item.id}>
              <MenuEntry item={item} withIcon />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
