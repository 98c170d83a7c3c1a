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

/** A day begins on a whole minute in every zone, so the date of a minute holds for all of it. */
const minute = 60_000
const known = new Map<string, { minute: number; date: string }>()

/** The calendar date, yyyy-mm-dd, that it is for the person who asks (OPEN-50). Dates in this form compare as strings. */
export function today(clock: Clock): string {
  const now = clock.now()
  const current = Math.floor(now.getTime() / minute)
  const last = known.get(clock.timeZone)
  if (last?.minute === current) return last.date
  const date = formatOf(clock.timeZone).format(now)
  known.set(clock.timeZone, { minute: current, date })
  return date
}
