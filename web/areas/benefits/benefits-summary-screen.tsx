import type { LoaderFunctionArgs } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { routeError } from '../../errors/failure.ts'
import { BenefitsSummaryScreenDocument } from '../../generated/benefits-summary-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { dateInAddress, memberIn, refuseUnseen } from './addresses.ts'
import styles from './benefits-summary-screen.module.css'
import { Choices, ComingNote } from './choices.tsx'
import { FamilyLinks, familyOf, memberName } from './family-links.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { activeCategoriesOf, periodOf, timeOfCategory } from './plan-periods.ts'
import { SummaryCard } from './summary-card.tsx'

const load = createScreenLoader('benefits-summary', BenefitsSummaryScreenDocument, {
  variables: ({ request, context }) => {
    const { searchParams } = new URL(request.url)
    const time = searchParams.get('asOfDate')
    const on = time === null ? null : dateInAddress(time, context.get(portalContext).timeZone)
    if (on === undefined) throw routeError({ status: 400 })
    return { suffix: memberIn(searchParams), on }
  },
})

/** Loads the summary of the plan period, or of the day, that the address names. */
export async function loader(place: LoaderFunctionArgs) {
  const found = await load(place)
  refuseUnseen(found.data.viewer)
  return found
}

/** Plans, limits and headline services of every coverage category in a plan period, or on a day (BENEFIT-08, MEMBER-03). */
export function Component() {
  const { data, view } = useScreen(loader)
  const { viewer } = data
  const say = sayFrom(view.text)
  const member = viewer?.family?.member
  const summary = member?.benefitsSummary
  if (!viewer || !member || !summary) return null
  const periods = member.planPeriods ?? []
  const family = familyOf(viewer)
  const own = activeCategoriesOf(viewer)
  const date = calendarDate(summary.date)
  const shown = say('benefitsOf', { name: memberName(family, member.suffix) ?? '', date })
  return (
    <Page heading={say('heading')} lead={family.length < 2 && shown} print>
      <Choices>
        <PeriodPicker periods={periods} shown={summary.period} own={own} text={view.text} />
        <FamilyLinks label={say('members')} family={family} shown={shown} />
      </Choices>
      {summary.period?.status === 'FUTURE' && <ComingNote date={summary.date} text={view.text} />}
      {summary.benefits.length > 0 ? (
        <div className={styles.cards} data-print="flow">
          {summary.benefits.map(benefits => (
            <SummaryCard
              key={benefits.category}
              benefits={benefits}
              effectiveTime={timeOfCategory(
                summary.period ?? periodOf(periods, benefits.category, summary.date),
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
