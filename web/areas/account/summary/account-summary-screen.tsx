import { useLocation } from 'react-router'
import {
  AccountSummaryScreenDocument,
  type AccountSummaryScreenQuery,
} from '../../../generated/account-summary-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { useShell } from '../../../screen/shell-data.ts'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountLinks } from './account-links.tsx'
import { MembershipCard } from './membership-card.tsx'
import { PlansCard } from './plans-card.tsx'

export const loader = createScreenLoader(AccountSummaryScreenDocument)

/** Who the member is to the insurer, and the settings menu's ways to the rest of the account (ACCOUNT-01). */
export function Component() {
  const { view, data } = useScreen<AccountSummaryScreenQuery>()
  const { pathname } = useLocation()
  const say = sayFrom(view.text)
  const { member, account } = data.viewer ?? {}
  const others = useShell().shell.menus.settings.filter(({ target, action }) => target !== pathname && !action)
  return (
    <Page heading={say('heading')} lead={say('lead')}>
      {member && account && <MembershipCard member={member} account={account} say={say} />}
      {member && <PlansCard eligibilities={member.eligibilities} say={say} />}
      {others.length > 0 && <AccountLinks heading={say('more')} entries={others} />}
    </Page>
  )
}
