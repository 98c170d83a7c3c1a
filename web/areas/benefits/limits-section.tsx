import type { BenefitsPartsFragment } from '../../generated/benefits-screen.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import styles from './section.module.css'
import { useSay } from './use-say.ts'
import { YearlyAmountCard } from './yearly-amount-card.tsx'
import { yearlyAmounts } from './yearly-amounts.ts'

interface Props {
  benefits: BenefitsPartsFragment
  /** Words of the introduction: what counts, or counted. */
  intro: 'limitsIntro' | 'limitsIntroPeriod'
}

/** The deductibles and limits of one kind of coverage, and how much of them is used (BENEFIT-05, BENEFIT-11 to 14). */
export function LimitsSection({ benefits, intro }: Props) {
  const say = useSay()
  const amounts = yearlyAmounts(benefits.limits ?? [], benefits.coverage?.deductibles)
  return (
    <section className={styles.section} aria-labelledby="limits">
      <div>
        <h2 id="limits">{say('limitsHeading')}</h2>
        <p className={styles.intro}>
          {amounts.length > 0 ? say(intro, { date: calendarDate(benefits.asOfDate) }) : say('noLimits')}
        </p>
      </div>
      {amounts.length > 0 && (
        <div className={styles.cards}>
          {amounts.map(amount => (
            <YearlyAmountCard key={`${amount.tier} ${amount.label}`} amount={amount} />
          ))}
        </div>
      )}
    </section>
  )
}
