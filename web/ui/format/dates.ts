import dayjs from 'dayjs'

/** A calendar date, yyyy-mm-dd, as MM/DD/YYYY (OPEN-41). It has no time of day, so no time zone can move it. */
export function calendarDate(date: string): string {
  const day = dayjs(date.slice(0, 10))
  return day.isValid() ? day.format('MM/DD/YYYY') : date
}

/**
 * What a person typed as a date, "3/7/1980", "03-07-1980" or "03071980", as yyyy-mm-dd; undefined when no such day
 * exists. A date already in that form passes. There is no time of day and so no time zone.
 */
export function parseDate(typed: string): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const american = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : american ? [american[3], american[1], american[2]] : []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) > 0
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** Today as yyyy-mm-dd in a time zone: the browser's own unless one is named (OPEN-50). */
export function today(now: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(now)
}

/** The same day some years earlier; 29 February falls to 28 February in a common year. Dates are yyyy-mm-dd. */
export function yearsBefore(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0')
  const leap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1
  const day = date.slice(4)
  return `${year}${day === '-02-29' && !leap ? '-02-28' : day}`
}

/** Ends after this year mean that nobody has set an end (STATE-19, CONST-45). */
const lastYear = 2100

/** An end date, yyyy-mm-dd, that somebody has set; undefined for an open-ended plan. */
export const realEnd = (date: string | null): string | undefined =>
  date !== null && Number(date.slice(0, 4)) <= lastYear ? date : undefined
