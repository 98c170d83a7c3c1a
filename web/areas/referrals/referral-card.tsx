import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ReferralCardPartsFragment } from '../../generated/referrals-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { statusLooks } from '../../ui/tag/status-looks.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './referral-card.module.css'

interface Props {
  referral: ReferralCardPartsFragment
  text: ScreenText<'referrals'>
}

/** One referral: provider, status, dates and number of visits (REFERRAL-06, OPEN-42). */
export function ReferralCard({ referral, text }: Props) {
  const say = sayFrom(text)
  const { startDate, endDate, visitsAllowed, visitsUsed, visitsLeft } = referral
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{say('referredTo')}</p>
          <h2>
            {referral.referredToProvider.name}
            <VisuallyHidden>{`, ${referral.patientName}, ${referral.number}`}</VisuallyHidden>
          </h2>
        </div>
        <p className={styles.states}>
          <Tag tone={statusLooks[referral.status].tone}>{referral.statusDescription}</Tag>
          {referral.isExpired && <Tag>{say('expired')}</Tag>}
        </p>
      </div>
      <Facts
        facts={[
          { label: say('patient'), value: referral.patientName },
          { label: say('referredBy'), value: referral.referringProvider.name },
          {
            label: say('period'),
            value: say('range', { from: calendarDate(startDate), until: calendarDate(endDate) }),
          },
          {
            label: say('visits'),
            value: say('visitsUsed', { used: visitsUsed, allowed: visitsAllowed, left: visitsLeft }),
          },
          { label: say('number'), value: referral.number },
        ]}
      />
    </Card>
  )
}
