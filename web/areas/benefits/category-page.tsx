import type { BenefitsPartsFragment, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { categoryPath, useMemberAddress } from './addresses.ts'
import { categoryHeading, datesOf, useSay } from './benefits-words.ts'
import { FamilyLinks, type FamilyMember, memberName } from './family-links.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './section.module.css'
import section from './section.module.css'
import { ServicesSection } from './services-section.tsx'
import { YearlyAmountCard, yearlyAmounts } from './yearly-amount-card.tsx'

interface Props {
  benefits: BenefitsPartsFragment
  history: readonly PeriodPartsFragment[]
  /** The earlier plan period being viewed; undefined for today. */
  period: PeriodPartsFragment | undefined
  family: readonly FamilyMember[]
}

/** What a plan pays for in one coverage category and how much of its limits is used, today or in an earlier period. */
export function CategoryPage({ benefits, history, period, family }: Props) {
  const pathOf = usePathOf()
  const { text } = useScreenView<'benefits'>()
  const say = sayFrom(text)
  const address = useMemberAddress()
  const { category, memberSuffix, coverage } = benefits
  const time = period?.effectiveTime
  const member = memberName(family, memberSuffix)
  const back = period && { target: address(categoryPath(pathOf, category)), label: say('currentBenefits') }
  return (
    <Page heading={categoryHeading(category, period, text)} back={back} actions={<PrintButton />}>
      <FamilyLinks label={say('members')} family={family} shown={say('benefitsOf', { name: member ?? '' })} />
      {coverage?.plan && (
        <PlanCard plan={coverage.plan} member={family.length < 2 ? { label: text.member, value: member } : undefined} />
      )}
      {coverage && coverage.tiers.length > 0 ? (
        <>
          <LimitsSection benefits={benefits} intro={period ? 'limitsIntroPeriod' : 'limitsIntro'} />
          <ServicesSection benefits={benefits} coverage={coverage} effectiveTime={time} />
        </>
      ) : (
        <NoBenefits category={category} />
      )}
      <PeriodsSection periods={history.filter(other => other.effectiveTime !== time)} category={category} />
    </Page>
  )
}

interface LimitsSectionProps {
  benefits: BenefitsPartsFragment
  /** Text key of the introduction, which differs for an earlier period. */
  intro: 'limitsIntro' | 'limitsIntroPeriod'
}

/** The deductibles and limits of a coverage category, and how much of each is used (BENEFIT-05, BENEFIT-11 to 14). */
function LimitsSection({ benefits, intro }: LimitsSectionProps) {
  const say = useSay<'benefits'>()
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

interface PeriodsSectionProps {
  periods: readonly PeriodPartsFragment[]
  category: CoverageCategory
}

/** Links to the benefits of past plan periods, newest first; left out when there are none (HISTORY-01 to 03). */
function PeriodsSection({ periods, category }: PeriodsSectionProps) {
  const pathOf = usePathOf()
  const { text } = useScreenView<'benefits'>()
  const address = useMemberAddress()
  if (periods.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="periods" data-print="hidden">
      <div>
        <h2 id="periods">{text.historyHeading}</h2>
        <p className={section.intro}>{text.historyIntro}</p>
      </div>
      <PlainList className={section.cards}>
        {periods.map(period => {
          const plan = period.plans.find(each => each.category === category) ?? period.plans[0]
          return (
            <Card as="li" key={period.effectiveTime} className={styles.period}>
              <Link target={address(categoryPath(pathOf, plan?.category ?? category, period.effectiveTime))}>
                {datesOf(period, text)}
              </Link>
              <span className={styles.plan}>{plan?.planName}</span>
            </Card>
          )
        })}
      </PlainList>
    </section>
  )
}

/** The empty state for a member without benefits in the category (BENEFIT-26). */
function NoBenefits({ category }: { category: CoverageCategory }) {
  const pathOf = usePathOf()
  const say = useSay<'benefits'>()
  const word = say(categoryKeys[category]).toLowerCase()
  return (
    <Empty title={say('noBenefits', { category: word })}>
      <p>{say('noBenefitsBody', { category: word })}</p>
      <Link target={pathOf('contact-us')}>{say('contact')}</Link>
    </Empty>
  )
}
