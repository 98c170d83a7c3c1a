import type { Clock } from '../context/graph-context.ts'

/** Days begin on whole minutes in every zone, so all of a minute has one date. */
const minute = 60_000
const dateByTimeZone = new Map<string, { minute: number; date: string }>()

/** Today, yyyy-mm-dd, in the zone of the person who asks (OPEN-50). */
export function today(clock: Clock): string {
  const now = clock.now()
  const current = Math.floor(now.getTime() / minute)
  const last = dateByTimeZone.get(clock.timeZone)
  if (last?.minute === current) return last.date
  const date = dayIn(clock.timeZone, now)
  dateByTimeZone.set(clock.timeZone, { minute: current, date })
  return date
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats by zone. Zones come from clients' cookies, but unknown ones throw here, so their number is bounded. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format
}

/** The calendar date, yyyy-mm-dd, of an instant in a zone. Dates in this form compare as strings. */
function dayIn(timeZone: string, instant: Date): string {
  // Part by part: how a locale joins them is not ours to rely on.
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The same day some calendar years earlier; 29 February falls to 28 February (OPEN-08). Takes and gives yyyy-mm-dd. */
export function yearsBefore(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) - years
  const monthAndDay = date.slice(5)
  return `${String(year).padStart(4, '0')}-${monthAndDay === '02-29' && !isLeap(year) ? '02-28' : monthAndDay}`
}

/** The day after another. Takes and gives yyyy-mm-dd. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Whether a value is a calendar date, yyyy-mm-dd, that exists. */
export function isIsoDate(value: unknown): value is string {
  // Sign by sign: dates are nearly all scalars of an answer, and patterns and Date objects cost ten times as much.
  if (typeof value !== 'string' || value.length !== 10 || value[4] !== '-' || value[7] !== '-') return false
  const [year, month, day] = [numberAt(value, 0, 4), numberAt(value, 5, 7), numberAt(value, 8, 10)]
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/** The number that digits from one place up to another make; NaN where something else stands among them. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (daysOfMonths[month - 1] ?? 0)
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** A last day that somebody has set; null for none, as which an end year after 2100 counts, too (STATE-19). Takes and gives yyyy-mm-dd. */
export function lastDay(end: string | null): string | null {
  return end !== null && Number(end.slice(0, 4)) <= 2100 ? end : null
}

/** A date as people read it here, MM/DD/YYYY (OPEN-41). Takes yyyy-mm-dd. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
