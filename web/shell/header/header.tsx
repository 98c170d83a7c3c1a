import { useShell } from '../../screen/shell-data.ts'
import { MenuList } from '../menu/menu-list.tsx'
import { useShellText } from '../use-shell-text.ts'
import { AccountPopup } from './account-popup.tsx'
import { AlertIcon } from './alert-icon.tsx'
import { Brand } from './brand.tsx'
import { ChatEntry } from './chat-entry.tsx'
import { GroupSwitch } from './group-switch.tsx'
import styles from './header.module.css'
import { Masthead } from './masthead.tsx'
import { PrimaryMenu } from './primary-menu.tsx'

/** The top of every page: help and session first, then the brand, the main menu and the member's own corner. */
export function Header() {
  const { shell } = useShell()
  const text = useShellText()
  return (
    <header className={styles.header} data-print="hidden">
      <div className={styles.top}>
        <div className={styles.row}>
          <Masthead />
          <GroupSwitch />
          <nav aria-label={text('utilityMenu')} className={styles.utility}>
            <ChatEntry />
            <MenuList items={shell.menus.utility} />
          </nav>
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.row}>
          <Brand />
          <PrimaryMenu />
          <div className={styles.own}>
            <AlertIcon />
            <AccountPopup />
          </div>
        </div>
      </div>
    </header>
  )
}
