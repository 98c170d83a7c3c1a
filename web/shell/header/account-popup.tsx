import { useShell } from '../../screen/shell-data.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CommonPart } from '../common/common-part.tsx'
import { accountItem, useCommon } from '../common/common-view.ts'
import menuStyles from '../menu/menu.module.css'
import { MenuLinks } from '../menu/menu-list.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The member's own menu: "My account" first, then the settings entries (SHELL-19, SHELL-20); on phone a collapsible list (SHELL-23). */
export function AccountPopup() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const account = accountItem(shell)
  if (!account) return null
  const name = viewer?.member?.firstName
  return (
    <nav aria-label={text('accountMenu')} className={styles.account}>
      <Disclosure
        className={menuStyles.entry}
        label={
          <span className={menuStyles.label}>
            <Icon name={account.icon ?? 'account'} />
            <span className={styles.accountName}>{name ?? account.title}</span>
            <Icon name="chevron" size="small" />
          </span>
        }
        name={name ? text('accountMenuOf', { name }) : text('accountMenu')}
      >
        <CommonPart name="settings" as="ul" role="list" className={menuStyles.panel} of={SettingsEntries} />
      </Disclosure>
    </nav>
  )
}

export function SettingsEntries() {
  const { menus, text } = useCommon()
  const account = accountItem({ menus })
  const first = account ? [{ id: 'my-account', title: text.myAccount, target: account.target }] : []
  return <MenuLinks items={[...first, ...menus.settings]} />
}
