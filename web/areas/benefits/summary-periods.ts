import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import type { TabLink } from '../../ui/tab-links/tab-links.tsx'
import { datesOf } from './benefits-words.ts'

/**
 * The days a summary can show: today, then past plan periods, newest first. A day in the address that begins none of
 * them gets its own tab (BENEFIT-07).
 */
export function periodTabs(
  periods: readonly PeriodPartsFragment[],
  asked: string | undefined,
  asOfDate: string,
  text: ScreenText<'benefits-summary'>,
): TabLink[] {
  const known = periods.map(period => ({ value: period.effectiveTime, label: datesOf(period, text) }))
  const isKnown = asked === undefined || known.some(({ value }) => value === asked)
  return [
    { value: '', label: text.now },
    ...(isKnown ? [] : [{ value: asked, label: calendarDate(asOfDate) }]),
    ...known,
  ]
}

/** The past plan period of a coverage category that contains a day (yyyy-mm-dd); undefined when the current plan does. */
export const periodOf = (
  periods: readonly PeriodPartsFragment[],
  category: CoverageCategory,
  date: string,
): PeriodPartsFragment | undefined =>
  periods.find(
    ({ effectiveDate, terminationDate, plans }) =>
      effectiveDate <= date && date <= terminationDate && plans.some(plan => plan.category === category),
  )
