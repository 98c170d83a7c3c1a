import type { Clock } from '../context.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone comes from a client's cookie: only zones that the runtime knows are kept, so the number is bounded. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format
}

/** The calendar date, yyyy-mm-dd, that it is for the person who asks (OPEN-50). Dates in this form compare as strings. */
export function today(clock: Clock): string {
  return formatOf(clock.timeZone).format(clock.now())
}
