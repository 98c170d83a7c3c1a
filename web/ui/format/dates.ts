import { inEachLanguage, isEnglish } from './spoken.ts'

/** A calendar date, yyyy-mm-dd, as it is typed and as English has it everywhere: MM/DD/YYYY (OPEN-41). */
export function typedDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return year === undefined ? date : `${month}/${day}/${year}`
}

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const dayFormat = inEachLanguage(language => new Intl.DateTimeFormat(language, day))

/**
 * A calendar date, yyyy-mm-dd, as it is read. It has no time of day, so no time zone can move it. Other languages than English have
 * the month in words (LOCALE-07): 03/04 would be a day of April to some who read it.
 */
export function calendarDate(date: string): string {
  if (isEnglish()) return typedDate(date)
  const day = new Date(date.slice(0, 10))
  return Number.isNaN(day.getTime()) ? date : dayFormat().format(day)
}

/**
 * Today as yyyy-mm-dd in a time zone: the browser's own unless one is named (OPEN-50). Intl knows the zones; day.js would
 * need a plugin that asks Intl.
 */
export function today(now: Date, timeZone?: string): string {
  const parts = todayFormat(timeZone).formatToParts(now)
  // Part by part: how a language joins them differs between browsers (WebKit writes en-CA with slashes).
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

const todayFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Made once for each zone: there are some hundreds, each of one name (server/portal/browser-hints.ts). A browser's own is made
 * anew, because a page may be open while its member travels.
 */
function todayFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : todayFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (timeZone !== undefined) todayFormats.set(timeZone, made)
  return made
}
