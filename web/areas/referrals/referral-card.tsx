import type { ReferralsScreenQuery } from '../../generated/referrals-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Tag, type Tone } from '../../ui/tag/tag.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './referral-card.module.css'

type Referral = NonNullable<NonNullable<ReferralsScreenQuery['viewer']>['referrals']>['content'][number]

const tones: { readonly [Status in Referral['status']]: Tone } = {
  APPROVED: 'success',
  PENDING: 'info',
  DENIED: 'error',
  CANCELLED: 'plain',
}

interface Props {
  referral: Referral
  text: Readonly<Record<string, string>>
}

/** One referral: whom to see, where it stands, how long and for how many visits it is good (REFERRAL-06, OPEN-42). */
export function ReferralCard({ referral, text }: Props) {
  const say = sayFrom(text)
  const { effectiveDate, expirationDate, visitsAllowed, visitsUsed, visitsLeft } = referral
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{say('referredTo')}</p>
          <h2>{referral.referredToProvider.providerName}</h2>
        </div>
        <p className={styles.states}>
          <Tag tone={tones[referral.status]}>{referral.statusDescription}</Tag>
          {referral.expired && <Tag>{say('expired')}</Tag>}
        </p>
      </div>
      <Facts
        facts={[
          { label: say('patient'), value: referral.memberName },
          { label: say('referredBy'), value: referral.referringProvider.providerName },
          {
            label: say('period'),
            value: say('range', { from: calendarDate(effectiveDate), until: calendarDate(expirationDate) }),
          },
          {
            label: say('visits'),
            value: say('visitsUsed', { used: visitsUsed, allowed: visitsAllowed, left: visitsLeft }),
          },
          { label: say('number'), value: referral.id },
        ]}
      />
    </Card>
  )
}
