import { useShell } from '../../screen/shell-data.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import menuStyles from '../menu/menu.module.css'
import { MenuList } from '../menu/menu-list.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The member's own menu: "My account" first, then the settings entries (SHELL-19, SHELL-20); on phone a collapsible list (SHELL-23). */
export function AccountPopup() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const account = shell.menus.primary.find(item => item.id === 'account')
  if (!account) return null
  const items = [{ id: 'my-account', title: text('myAccount'), target: account.target }, ...shell.menus.settings]
  const name = viewer?.member?.firstName
  return (
    <nav aria-label={text('accountMenu')} className={styles.account}>
      <Disclosure
        className={menuStyles.entry}
        label={
          <span className={menuStyles.label}>
            <Icon name="account" />
            <span className={styles.accountName}>{name ?? account.title}</span>
            <Icon name="chevron" size="small" />
          </span>
        }
        name={name ? text('accountMenuOf', { name }) : text('accountMenu')}
      >
        <MenuList items={items} className={menuStyles.panel} />
      </Disclosure>
    </nav>
  )
}
