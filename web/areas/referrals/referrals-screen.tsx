import type { ReferralsScreenQuery } from '../../generated/referrals-screen.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/result-count.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ReferralCard } from './referral-card.tsx'
import { ReferralFilters } from './referral-filters.tsx'
import styles from './referrals-screen.module.css'

export { referralsLoader as loader } from './referrals-loader.ts'

/** Referrals of the family, or a dependent's own, a page at a time (REFERRAL). */
export function Component() {
  const { view, data } = useScreen<ReferralsScreenQuery>()
  const { member, referralFilters, referrals } = data.viewer ?? {}
  if (!referralFilters || !referrals) return null
  const say = sayFrom(view.text)
  return (
    <Page heading={say('heading')} lead={<p>{say('intro')}</p>}>
      <ReferralFilters filters={referralFilters} subscriber={member?.memberSuffix === 0} text={view.text} />
      <div className={styles.results}>
        <ResultCount page={referrals} text={view.text} />
        {referrals.empty ? (
          <Empty icon="document" title={say('empty')}>
            <p>{say('emptyHint')}</p>
          </Empty>
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
