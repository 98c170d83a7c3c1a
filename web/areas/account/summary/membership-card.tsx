import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type { MembershipCardPartsFragment } from '../../../generated/account-summary-screen.ts'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { calendarDate } from '../../../ui/format/dates.ts'
import { fullName } from '../../../ui/format/full-name.ts'
import type { Say } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import styles from './membership-card.module.css'

interface Props {
  member: NonNullable<MembershipCardPartsFragment['member']>
  family: NonNullable<MembershipCardPartsFragment['family']>
  say: Say<ScreenText<'account-summary'>>
}

/** Name, subscriber ID and group of the member, as the insurer knows them (ACCOUNT-01). */
export function MembershipCard({ member, family, say }: Props) {
  const { subscriberId, group, startDate, startsLater } = family
  const facts = [
    {
      label: say('subscriberId'),
      value: (
        <span className={styles.copied}>
          {subscriberId} <CopyButton value={subscriberId} label={say('subscriberId')} />
        </span>
      ),
    },
    { label: say('relationship'), value: member.relationshipDescription },
    { label: say('group'), value: group?.name ?? say('noGroup') },
    { label: say('groupId'), value: group?.number },
    { label: say(startsLater ? 'memberFrom' : 'memberSince'), value: startDate && calendarDate(startDate) },
  ]
  return (
    <AccountCard heading={fullName(member)}>
      <Facts facts={facts} />
    </AccountCard>
  )
}
