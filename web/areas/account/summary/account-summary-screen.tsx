import { AccountSummaryScreenDocument } from '../../../generated/account-summary-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { MembershipCard } from './membership-card.tsx'
import { PlansCard } from './plans-card.tsx'

export const loader = createScreenLoader('account-summary', AccountSummaryScreenDocument, { stays: true })

/** The member's identity and plans; the shell's local menu leads to the rest of the account (ACCOUNT-01, MEMBER-43). */
export function Component() {
  const { view, data } = useScreen(loader)
  const say = sayFrom(view.text)
  const { member, family } = data.viewer ?? {}
  return (
    <Page heading={say('heading')} lead={say('lead')}>
      {member && family && <MembershipCard member={member} family={family} say={say} />}
      {member && <PlansCard coverages={member.coverages} text={view.text} />}
    </Page>
  )
}
