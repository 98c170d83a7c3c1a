import { today, yearsBefore } from '../../../../gateway-graph/shared/dates.ts'

const zone = 'America/Los_Angeles'

/** What recent claims are asked with: two years up to today, the first three. */
export function claimsQuery(suffix: number, day = today({ now: () => new Date(), timeZone: zone })): string {
  return `startDate=${yearsBefore(day, 2)}&endDate=${day}&suffix=${suffix}&page=0&size=3`
}
