import { useShell } from '../../screen/shell-data.ts'
import { MenuRow } from '../menu/menu-row.tsx'
import { useShellText } from '../use-shell-text.ts'
import { eligibleProducts } from './eligible-products.ts'
import styles from './header.module.css'

/** The brand's own entries and the products that the member is eligible for (SHELL-21, SHELL-22, SHELL-29). */
export function Masthead() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const items = [...shell.menus.masthead, ...eligibleProducts(viewer?.account?.products ?? [])]
  return <MenuRow label={text('mastheadMenu')} items={items} className={styles.masthead} />
}
