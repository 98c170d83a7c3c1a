/** Calendar arithmetic on yyyy-mm-dd, free of time zones. */
function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function text(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The date so many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const result = utc(date)
  result.setUTCDate(result.getUTCDate() + days)
  return text(result)
}

/** The first day of the month so many months later, or earlier when negative. */
export function firstOfMonth(date: string, months: number): string {
  const start = utc(date)
  return text(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1)))
}

/** The year of a date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
