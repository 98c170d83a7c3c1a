import type { CoverageCategory, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { categoryPath } from './addresses.ts'
import { datesOf } from './dates-of.ts'
import styles from './periods-section.module.css'
import section from './section.module.css'
import { useMemberAddress } from './use-member-address.ts'
import { useSay } from './use-say.ts'

interface Props {
  periods: readonly PeriodPartsFragment[]
  category: CoverageCategory
}

/** The plan periods that are over, newest first, each leading to the benefits as they were; left out without any (HISTORY-01 to 03). */
export function PeriodsSection({ periods, category }: Props) {
  const say = useSay()
  const address = useMemberAddress()
  if (periods.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="periods" data-print="hidden">
      <div>
        <h2 id="periods">{say('historyHeading')}</h2>
        <p className={section.intro}>{say('historyIntro')}</p>
      </div>
      <PlainList className={section.cards}>
        {periods.map(period => {
          const plan = period.plans.find(each => each.category === category) ?? period.plans[0]
          return (
            <Card as="li" key={period.effectiveTime} className={styles.period}>
              <Link target={address(categoryPath(plan?.category ?? category, period.effectiveTime))}>
                {datesOf(period, say)}
              </Link>
              <span className={styles.plan}>{plan?.planName}</span>
            </Card>
          )
        })}
      </PlainList>
    </section>
  )
}
