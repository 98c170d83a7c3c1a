import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { inEachLanguage, isEnglish } from './spoken.ts'

// A calendar date has no time zone; in UTC every one of them exists, which local time cannot say of all zones.
dayjs.extend(utc)
const iso = 'YYYY-MM-DD'

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const momentFormat = inEachLanguage(
  language => new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }),
)

/** An instant with an offset (RFC 3339) as it is read, in English as MM/DD/YYYY, h:mm AM, on the clock that has this offset. */
export function clockMoment(instant: string): string {
  const moment = dayjs.utc(instant.slice(0, 16))
  return isEnglish() ? moment.format('MM/DD/YYYY, h:mm A') : momentFormat().format(moment.toDate())
}

/**
 * What a person typed as a date, "3/7/1980", "03-07-1980" or "03071980", as yyyy-mm-dd; undefined when no such day
 * exists. A date already in that form passes.
 */
export function parseDate(typed: string): string | undefined {
  const text = typed.trim()
  const american = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [, month = '', day = '', year = ''] = american ?? []
  if (!american && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  // A day that does not exist is read as one of the next month.
  return dayjs.utc(date).format(iso) === date ? date : undefined
}

/** The same day some years earlier; 29 February falls to 28 February in a common year. Dates are yyyy-mm-dd. */
export const yearsBefore = (date: string, years: number): string => dayjs.utc(date).subtract(years, 'year').format(iso)
