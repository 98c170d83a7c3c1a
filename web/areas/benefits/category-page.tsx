import type { BenefitsPartsFragment, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory, PlanStatus } from '../../generated/schema-types.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { summaryQuery, useMemberAddress } from './addresses.ts'
import { categoryHeading, useSay } from './benefits-words.ts'
import { Choices, ComingNote } from './choices.tsx'
import { FamilyLinks, type FamilyMember } from './family-links.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { PlanCard } from './plan-card.tsx'
import { timeOf, timeOfCategory } from './plan-periods.ts'
import styles from './section.module.css'
import { ServicesSection } from './services-section.tsx'
import { YearlyAmountCard, yearlyAmounts } from './yearly-amount-card.tsx'

interface Props {
  benefits: BenefitsPartsFragment
  periods: readonly PeriodPartsFragment[]
  /** The plan period in sight; undefined when the member has no plan of the category. */
  period: PeriodPartsFragment | undefined
  family: readonly FamilyMember[]
  /** Whose benefits they are. */
  member: string | undefined
  /** The categories that the signed-in member has. */
  own: readonly CoverageCategory[]
}

/** What a plan pays for in one coverage category and how much of its limits is used, in one plan period. */
export function CategoryPage({ benefits, periods, period, family, member, own }: Props) {
  const pathOf = usePathOf()
  const { text } = useScreenView<'benefits'>()
  const say = sayFrom(text)
  const address = useMemberAddress()
  const { category, coverage } = benefits
  // Members whose every plan has ended have no summary to go to.
  const hasSummary = periods.length === 0 || periods.some(({ status }) => status !== 'TERMED')
  const summary = { target: address(pathOf('benefits-summary'), summaryQuery(timeOf(period))), label: say('summary') }
  return (
    <Page heading={categoryHeading(category, period, text)} back={hasSummary ? summary : undefined} print>
      <Choices>
        <PeriodPicker periods={periods} shown={period} category={category} own={own} text={text} />
        <FamilyLinks label={say('members')} family={family} shown={say('benefitsOf', { name: member ?? '' })} />
      </Choices>
      {period?.status === 'FUTURE' && <ComingNote date={benefits.date} text={text} />}
      {coverage?.plan && (
        <PlanCard plan={coverage.plan} member={family.length < 2 ? { label: text.member, value: member } : undefined} />
      )}
      {coverage && coverage.tiers.length > 0 ? (
        <>
          <LimitsSection benefits={benefits} intro={introOf[period?.status ?? 'ACTIVE']} />
          <ServicesSection
            benefits={benefits}
            coverage={coverage}
            effectiveTime={timeOfCategory(period, category, own)}
          />
        </>
      ) : (
        <NoBenefits category={category} />
      )}
    </Page>
  )
}

/** Text key of what is said of the limits of a plan period. */
const introOf = { FUTURE: 'limitsIntroComing', ACTIVE: 'limitsIntro', TERMED: 'limitsIntroPeriod' } as const satisfies {
  readonly [Status in PlanStatus]: string
}

interface LimitsSectionProps {
  benefits: BenefitsPartsFragment
  /** Text key of the introduction. */
  intro: (typeof introOf)[PlanStatus]
}

/** The deductibles and limits of a coverage category, and how much of each is used (BENEFIT-05, BENEFIT-11 to 14). */
function LimitsSection({ benefits, intro }: LimitsSectionProps) {
  const say = useSay<'benefits'>()
  const amounts = yearlyAmounts(benefits.limits ?? [], benefits.coverage?.deductibles)
  return (
    <section className={styles.section} data-print="flow" aria-labelledby="limits">
      <div>
        <h2 id="limits">{say('limitsHeading')}</h2>
        <p className={styles.intro}>
          {amounts.length > 0 ? say(intro, { date: calendarDate(benefits.date) }) : say('noLimits')}
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
