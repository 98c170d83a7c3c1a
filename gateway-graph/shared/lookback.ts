import { yearsBefore } from './dates.ts'

/** How far back claims, EOBs and termed eligibility go, in calendar years (CLAIM-04, EOB-06, HOME-43, STATE-14). */
const LOOKBACK_YEARS = 2

/** The first day of the lookback, yyyy-mm-dd: two calendar years before `today` (OPEN-08). */
export function lookbackStart(today: string): string {
  return yearsBefore(today, LOOKBACK_YEARS)
}

/** Whether what ended on a day (yyyy-mm-dd) still counts: it ended after the first day of the lookback (STATE-14, MEMBER-07). */
export function endedWithinLookback(end: string, today: string): boolean {
  return end > lookbackStart(today)
}

/** A range of dates as it may be asked for. */
export interface DatesAsked {
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

/** The dates of a list of claims or EOBs: the lookback, unless dates are given (CLAIM-04). */
export function datesOrLookback(
  { startDate, endDate }: DatesAsked,
  today: string,
): { startDate: string; endDate: string } {
  return { startDate: startDate ?? lookbackStart(today), endDate: endDate ?? today }
}
