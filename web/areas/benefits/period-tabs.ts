import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import type { TabLink } from '../../ui/tab-links/tab-links.tsx'
import { datesOf } from './dates-of.ts'
import type { Say } from './use-say.ts'

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
