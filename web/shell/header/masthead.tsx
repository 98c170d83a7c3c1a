import { useShell } from '../../app/use-shell.ts'
import { MenuEntry } from '../menu/menu-entry.tsx'
import { useShellText } from '../use-shell-text.ts'
import { eligibleProducts } from './eligible-products.ts'
import styles from './header.module.css'

/** The brand's own entries and the products that the member is eligible for (SHELL-21, SHELL-22, SHELL-29). */
export function Masthead() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const items = [...shell.menus.masthead, ...eligibleProducts(viewer?.account?.products ?? [])]
  if (items.length === 0) return null
  return (
    <nav aria-label={text('mastheadMenu')} className={styles.masthead}>
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
