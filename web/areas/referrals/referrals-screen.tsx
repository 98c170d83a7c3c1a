import { useSearchParams } from 'react-router'
import { ReferralsScreenDocument } from '../../generated/referrals-screen.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageOf } from '../../lists/page-of.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { Pagination, pageIn } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/results.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ReferralCard } from './referral-card.tsx'
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
