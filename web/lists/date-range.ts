import { parseDate, yearsBefore } from '../ui/format/date-arithmetic.ts'

/** What is wrong with one date of a range: it is no date, or the range breaks a rule. */
type DateRangeWord = 'dateInvalid' | 'dateRangeInvalid' | 'startTooEarly'
export type AddressDateError = DateRangeWord

/** The range of dates that an address asks for. */
export interface AddressDates {
  /** What the fields show: as typed, empty for the starting value. */
  typed: { start: string; end: string }
  /** As yyyy-mm-dd; null for the starting value. */
  start: string | null
  end: string | null
  errors: { start?: AddressDateError; end?: AddressDateError }
}

/** The earliest start that a list may be asked for, and its starting value: two years back (CLAIM-04, CONST-44). */
export function earliestStart(today: string): string {
  if (latest.today !== today) latest = { today, start: yearsBefore(today, 2) }
  return latest.start
}
/** Every list asks twice, and today is the same for nearly all. */
let latest = { today: '', start: '' }

/**
 * Reads "start" and "end" of an address under the stricter rule (VALID-17, VALID-18, OPEN-38). A date that is left out
 * has its starting value: two years ago, and today. A rule that fails is reported at the field that can mend it.
 */
export function addressDates(search: URLSearchParams, today: string): AddressDates {
  const typed = { start: search.get('start') ?? '', end: search.get('end') ?? '' }
  const start = parseDate(typed.start)
  const end = parseDate(typed.end)
  const errors: AddressDates['errors'] = {}
  if (typed.start !== '' && !start) errors.start = 'dateInvalid'
  if (typed.end !== '' && !end) errors.end = 'dateInvalid'
  if (!errors.start && !errors.end) {
    const wrong = recentDateRangeError(start ?? earliestStart(today), end ?? today, today)
    if (wrong) errors[wrong === 'startTooEarly' ? 'start' : 'end'] = wrong
  }
  return { typed, start: start ?? null, end: end ?? null, errors }
}

/** True for a range that may be asked for (CLAIM-05). */
export const mayAsk = ({ errors }: AddressDates): boolean => !errors.start && !errors.end

/** An end before its start is invalid (VALID-17); one day may be both (MEMBER-09, OPEN-70). Dates are yyyy-mm-dd, which sort as they are. */
export const dateRangeError = (start: string, end: string): DateRangeWord | undefined =>
  end >= start ? undefined : 'dateRangeInvalid'

/** The stricter range: the start is also not before midnight two years ago (VALID-18, CONST-44). `today` is yyyy-mm-dd. */
export const recentDateRangeError = (start: string, end: string, today: string): DateRangeWord | undefined =>
  dateRangeError(start, end) ?? (start < earliestStart(today) ? 'startTooEarly' : undefined)
