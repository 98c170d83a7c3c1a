import { dayIn, isIsoDate } from '../shared/dates.ts'

const DAY = 86_400_000

/** A date (yyyy-mm-dd) as addresses have it: its midnight in UTC, in milliseconds since 1970 began. */
export function addressTime(date: string): string {
  return String(Date.parse(`${date}T00:00:00Z`))
}

/**
 * The date (yyyy-mm-dd) that an address means (ROUTE-35, ROUTE-54): a midnight in UTC is what the portal writes, and the
 * same date everywhere; any other instant is the day that it falls on in the zone of the person who asks. Undefined for
 * anything but whole milliseconds.
 */
export function dateOfAddressTime(time: string, timeZone: string): string | undefined {
  if (!/^\d{1,15}$/.test(time)) return undefined
  const instant = Number(time)
  const date = dayIn(instant % DAY === 0 ? 'UTC' : timeZone, new Date(instant))
  return isIsoDate(date) ? date : undefined
}
