import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { ReferralsScreenDocument, type ReferralsScreenQuery } from '../../generated/referrals-screen.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { createListLoader } from '../../lists/list-loader.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Page } from '../../ui/page/page.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/results.tsx'
import { statusLooks } from '../../ui/tag/status-looks.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { chosenReferrals, ReferralFilters } from './referral-filters.tsx'
import { referralsAsked } from './referrals-asked.ts'
import styles from './referrals-screen.module.css'

/** Loads the page of referrals that the address asks for, with the filters' choices (REFERRAL-01 to REFERRAL-04). */
export const loader = createListLoader('referrals', ReferralsScreenDocument, {
  variables: referralsAsked,
  offered: ({ viewer }) =>
    viewer?.referralFilters
      ? {
          status: viewer.referralFilters.statuses.map(({ status }) => status),
          provider: viewer.referralFilters.providers.map(({ providerId }) => providerId),
        }
      : {},
  totalCount: ({ viewer }) => viewer?.referrals?.totalElements,
})

/** Referrals of the family, or a dependent's own, a page at a time (REFERRAL). */
export function Component() {
  const { view, data } = useScreen(loader)
  const { member, referralFilters, referrals } = data.viewer ?? {}
  const [search] = useSearchParams()
  if (!referralFilters || !referrals) return null
  const say = sayFrom(view.text)
  const narrowed = chosenReferrals(search, referralFilters, view.text).length > 0
  return (
    <Page heading={say('heading')} lead={<p>{say('intro')}</p>}>
      <ReferralFilters filters={referralFilters} subscriber={member?.suffix === 0} text={view.text} />
      <div className={styles.results}>
        <ResultCount page={referrals} text={view.text} />
        {referrals.empty ? (
          <EmptyList filtered={narrowed} text={view.text} />
        ) : (
          <PlainList className={styles.list} aria-label={say('list')}>
            {referrals.content.map(referral => (
              <ReferralCard key={referral.id} referral={referral} text={view.text} />
            ))}
          </PlainList>
        )}
      </div>
      <Pagination label={say('heading')} page={referrals.number} totalPages={referrals.totalPages} />
    </Page>
  )
}

type Referral = NonNullable<NonNullable<ReferralsScreenQuery['viewer']>['referrals']>['content'][number]

interface Props {
  referral: Referral
  text: ScreenText<'referrals'>
}

/** One referral: provider, status, dates and number of visits (REFERRAL-06, OPEN-42). */
function ReferralCard({ referral, text }: Props) {
  const say = sayFrom(text)
  const { effectiveDate, expirationDate, visitsAllowed, visitsUsed, visitsLeft } = referral
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{say('referredTo')}</p>
          <h2>
            {referral.referredToProvider.providerName}
            <VisuallyHidden>{`, ${referral.memberName}, ${referral.id}`}</VisuallyHidden>
          </h2>
        </div>
        <p className={styles.states}>
          <Tag tone={statusLooks[referral.status].tone}>{referral.statusDescription}</Tag>
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
