import { yearsBefore } from './dates.ts'

/** A range of dates as it may be asked for. */
export interface DatesAsked {
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

/** The range that lists of claims and EOBs go by: the last two years, unless dates are given (CLAIM-04). */
export function askedDates({ startDate, endDate }: DatesAsked, today: string): { startDate: string; endDate: string } {
  return { startDate: startDate ?? yearsBefore(today, 2), endDate: endDate ?? today }
}
