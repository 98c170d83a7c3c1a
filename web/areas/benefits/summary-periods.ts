import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import type { TabLink } from '../../ui/tab-links/tab-links.tsx'
import { datesOf, type Say } from './benefits-words.ts'

/**
 * The days that a summary can be of: today, then the plan periods that are over, newest first. A day that the address
 * names and that begins none of them has a place of its own (BENEFIT-07).
 */
export function periodTabs(
  periods: readonly PeriodPartsFragment[],
  asked: string | undefined,
  asOfDate: string,
  say: Say,
): TabLink[] {
  const known = periods.map(period => ({ value: period.effectiveTime, label: datesOf(period, say) }))
  const isKnown = asked === undefined || known.some(({ value }) => value === asked)
  return [
    { value: '', label: say('now') },
    ...(isKnown ? [] : [{ value: asked, label: calendarDate(asOfDate) }]),
    ...known,
  ]
}

/** The earlier plan period that a day (yyyy-mm-dd) of a kind of coverage belongs to; undefined for a day of today's plan. */
export const periodOf = (
  periods: readonly PeriodPartsFragment[],
  category: CoverageCategory,
  date: string,
): PeriodPartsFragment | undefined =>
  periods.find(
    ({ effectiveDate, terminationDate, plans }) =>
      effectiveDate <= date && date <= terminationDate && plans.some(plan => plan.category === category),
  )
