/** Calendar arithmetic on yyyy-mm-dd, without time zones. */
const DAY = 24 * 60 * 60 * 1000

// A large population needs the same few ten thousand dates millions of times.
const texts = new Map<number, string>()

/** The date of a day counted from 1970-01-01. */
function text(day: number): string {
  const known = texts.get(day)
  if (known !== undefined) return known
  const made = new Date(day * DAY).toISOString().slice(0, 10)
  texts.set(day, made)
  return made
}

/** The date so many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return text(Date.parse(date) / DAY + days)
}

/** The first day of the month so many months later, or earlier when negative. */
export function firstOfMonth(date: string, months: number): string {
  const start = new Date(date)
  return text(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1) / DAY)
}

/** The year of a date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
