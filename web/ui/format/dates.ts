import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { inEachLanguage, isEnglish } from './spoken.ts'

// A calendar date has no time zone; in UTC every one of them exists, which local time cannot say of all zones.
dayjs.extend(utc)
const iso = 'YYYY-MM-DD'

/** A calendar date, yyyy-mm-dd, as it is typed and as English has it everywhere: MM/DD/YYYY (OPEN-41). */
export function typedDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return year === undefined ? date : `${month}/${day}/${year}`
}

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const dayFormat = inEachLanguage(language => new Intl.DateTimeFormat(language, day))
const momentFormat = inEachLanguage(
  language => new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }),
)

/**
 * A calendar date, yyyy-mm-dd, as it is read. It has no time of day, so no time zone can move it. Other languages than English have
 * the month in words (LOCALE-07): 03/04 would be a day of April to some who read it.
 */
export function calendarDate(date: string): string {
  if (isEnglish()) return typedDate(date)
  const day = dayjs.utc(date.slice(0, 10))
  return day.isValid() ? dayFormat().format(day.toDate()) : date
}

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
  const date = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  // A day that does not exist is read as one of the next month.
  return dayjs.utc(date).format(iso) === date ? date : undefined
}

/**
 * Today as yyyy-mm-dd in a time zone: the browser's own unless one is named (OPEN-50). Intl knows the zones; day.js would
 * need a plugin that asks Intl.
 */
export function today(now: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  // Part by part: how a language joins them differs between browsers (WebKit writes en-CA with slashes).
  const part = (wanted: string) => format.formatToParts(now).find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The same day some years earlier; 29 February falls to 28 February in a common year. Dates are yyyy-mm-dd. */
export const yearsBefore = (date: string, years: number): string => dayjs.utc(date).subtract(years, 'year').format(iso)
