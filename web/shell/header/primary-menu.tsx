import { useShell } from '../../screen/shell-data.ts'
import { inPlace } from '../menu/in-place.ts'
import { MenuRow } from '../menu/menu-row.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The primary menu at the top; on phone width the bottom navigation takes its place. */
export function PrimaryMenu() {
  const items = inPlace(useShell().shell.menus.primary, 'top')
  const text = useShellText()
  return <MenuRow label={text('primaryMenu')} items={items} className={styles.primary} />
}
