import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { ReferralsScreenDocument, type ReferralsScreenQuery } from '../../generated/referrals-screen.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageOf } from '../../lists/page-of.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Page } from '../../ui/page/page.tsx'
import { Pagination, pageIn } from '../../ui/pagination/pagination.tsx'
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
    viewer?.family?.referralChoices
      ? {
          status: viewer.family.referralChoices.statuses.map(({ status }) => status),
          provider: viewer.family.referralChoices.providers.map(({ number }) => number),
        }
      : {},
  totalCount: ({ viewer }) => viewer?.family?.referrals?.totalCount,
})

/** Referrals of the family, or a dependent's own, a page at a time (REFERRAL). */
export function Component() {
  const { view, data } = useScreen(loader)
  const { member, family } = data.viewer ?? {}
  const { referralChoices, referrals } = family ?? {}
  const [search] = useSearchParams()
  if (!referralChoices || !referrals) return null
  const say = sayFrom(view.text)
  const page = pageOf(pageIn(search), referrals)
  const narrowed = chosenReferrals(search, referralChoices, view.text).length > 0
  return (
    <Page heading={say('heading')} lead={<p>{say('intro')}</p>}>
      <ReferralFilters filters={referralChoices} subscriber={member?.suffix === 0} text={view.text} />
      <div className={styles.results}>
        <ResultCount page={page} text={view.text} />
        {referrals.nodes.length === 0 ? (
          <EmptyList filtered={narrowed} text={view.text} />
        ) : (
          <PlainList className={styles.list} aria-label={say('list')}>
            {referrals.nodes.map(referral => (
              <ReferralCard key={referral.number} referral={referral} text={view.text} />
            ))}
          </PlainList>
        )}
      </div>
      <Pagination label={say('heading')} page={page.number} totalPages={page.totalPages} />
    </Page>
  )
}

type Family = NonNullable<NonNullable<ReferralsScreenQuery['viewer']>['family']>
type Referral = NonNullable<Family['referrals']>['nodes'][number]

interface Props {
  referral: Referral
  text: ScreenText<'referrals'>
}

/** One referral: provider, status, dates and number of visits (REFERRAL-06, OPEN-42). */
function ReferralCard({ referral, text }: Props) {
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
