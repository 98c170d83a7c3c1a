import { dayIn, isIsoDate } from '../shared/dates.ts'

const DAY = 86_400_000

/** A date (yyyy-mm-dd) in the form of addresses: its midnight in UTC, in milliseconds since 1970. */
export function addressTime(date: string): string {
  return String(Date.parse(`${date}T00:00:00Z`))
}

/**
 * The date (yyyy-mm-dd) of a time in an address (ROUTE-35, ROUTE-54): the portal writes midnights in UTC, which are the same
 * date everywhere; any other instant is its day in the zone of the person who asks. Undefined for anything but whole
 * milliseconds.
 */
export function dateOfAddressTime(time: string, timeZone: string): string | undefined {
  if (!/^\d{1,15}$/.test(time)) return undefined
  const instant = Number(time)
  const date = dayIn(instant % DAY === 0 ? 'UTC' : timeZone, new Date(instant))
  return isIsoDate(date) ? date : undefined
}
