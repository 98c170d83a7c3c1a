import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { BenefitsSummaryScreenDocument } from '../../generated/benefits-summary-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { memberIn } from './addresses.ts'
import styles from './benefits-summary-screen.module.css'
import { Choices, ComingNote } from './choices.tsx'
import { FamilyLinks, familyOf, memberName } from './family-links.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { activeCategoriesOf, periodOf, timeOfCategory } from './plan-periods.ts'
import { SummaryCard } from './summary-card.tsx'

export const loader = createScreenLoader('benefits-summary', BenefitsSummaryScreenDocument, {
  variables: ({ request }) => {
    const { searchParams } = new URL(request.url)
    return { memberSuffix: memberIn(searchParams), asOfTime: searchParams.get('asOfDate') }
  },
})

/** Plans, limits and headline services of every coverage category in a plan period, or on a day (BENEFIT-08, MEMBER-03). */
export function Component() {
  const { data, view } = useScreen(loader)
  const { viewer } = data
  const say = sayFrom(view.text)
  if (!viewer?.benefitsSummary) return null
  const { benefitsSummary: summary } = viewer
  const periods = viewer.benefitPeriods ?? []
  const family = familyOf(viewer)
  const own = activeCategoriesOf(viewer)
  const date = calendarDate(summary.asOfDate)
  const shown = say('benefitsOf', { name: memberName(family, summary.memberSuffix) ?? '', date })
  return (
    <Page heading={say('heading')} lead={family.length < 2 && shown} print>
      <Choices>
        <PeriodPicker periods={periods} shown={summary.period?.effectiveTime} own={own} text={view.text} />
        <FamilyLinks label={say('members')} family={family} shown={shown} />
      </Choices>
      {summary.period?.status === 'FUTURE' && <ComingNote date={summary.asOfDate} text={view.text} />}
      {summary.benefits.length > 0 ? (
        <div className={styles.cards} data-print="flow">
          {summary.benefits.map(benefits => (
            <SummaryCard
              key={benefits.category}
              benefits={benefits}
              effectiveTime={timeOfCategory(
                summary.period ?? periodOf(periods, benefits.category, summary.asOfDate),
                benefits.category,
                own,
              )}
            />
          ))}
        </div>
      ) : (
        <NothingActive date={date} isChoice={periods.length > 0} text={view.text} />
      )}
    </Page>
  )
}

interface NothingActiveProps {
  date: string
  /** Whether the screen offers plan periods to choose from. */
  isChoice: boolean
  text: ScreenText<'benefits-summary'>
}

/** Says that no plan runs on the day, and what to do about it. */
function NothingActive({ date, isChoice, text }: NothingActiveProps) {
  const pathOf = usePathOf()
  const say = sayFrom(text)
  return (
    <Empty title={say('empty', { date })}>
      <p>{say(isChoice ? 'emptyBody' : 'emptyNoPlan')}</p>
      <Link target={pathOf('contact-us')}>{say('contact')}</Link>
    </Empty>
  )
}
