import { yearsBefore } from './years-before.ts'

export type DateRangeError = 'dateRangeInvalid' | 'startTooEarly'

/** An end that is not after its start is invalid (VALID-17). Dates are yyyy-mm-dd, which sort as they are. */
export const dateRangeError = (start: string, end: string): DateRangeError | undefined =>
  end > start ? undefined : 'dateRangeInvalid'

/** The stricter range: the start is also not before midnight two years ago (VALID-18, CONST-44). `today` is yyyy-mm-dd. */
export const recentDateRangeError = (start: string, end: string, today: string): DateRangeError | undefined =>
  dateRangeError(start, end) ?? (start < yearsBefore(today, 2) ? 'startTooEarly' : undefined)
