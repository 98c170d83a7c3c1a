import { useLocation } from 'react-router'
import type { MenuItemView } from '../../../../engine/view.ts'
import { AccountSummaryScreenDocument } from '../../../generated/account-summary-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { useShell } from '../../../screen/shell-data.ts'
import { Link } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PlainList } from '../../../ui/plain-list/plain-list.tsx'
import { Tile } from '../../../ui/tile/tile.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import styles from './account-summary-screen.module.css'
import { MembershipCard } from './membership-card.tsx'
import { PlansCard } from './plans-card.tsx'

export const loader = createScreenLoader('account-summary', AccountSummaryScreenDocument)

/** The member's identity, plans, and the settings menu's links to the rest of the account (ACCOUNT-01). */
export function Component() {
  const { view, data } = useScreen(loader)
  const { pathname } = useLocation()
  const say = sayFrom(view.text)
  const { member, account } = data.viewer ?? {}
  const others = useShell().shell.menus.settings.filter(({ target, action }) => target !== pathname && !action)
  return (
    <Page heading={say('heading')} lead={say('lead')}>
      {member && account && <MembershipCard member={member} account={account} say={say} />}
      {member && <PlansCard eligibilities={member.eligibilities} text={view.text} />}
      {others.length > 0 && <AccountLinks heading={say('more')} entries={others} />}
    </Page>
  )
}

interface Props {
  heading: string
  entries: readonly MenuItemView[]
}

/** Links to the other pages of the account (ACCOUNT-01). */
function AccountLinks({ heading, entries }: Props) {
  return (
    <nav className={styles.links} aria-labelledby="account-links" data-print="hidden">
      <h2 id="account-links">{heading}</h2>
      <PlainList>
        {entries.map(({ id, title, target, newTab, icon }) => (
          <li key={id}>
            <Tile
              title={title}
              icon={icon ?? 'account'}
              wrap={words => (
                <Link target={target} newTab={newTab}>
                  {words}
                </Link>
              )}
            />
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
