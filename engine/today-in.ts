interface Zone {
  format: Intl.DateTimeFormat
  /** The last quarter of an hour asked about, and its day. */
  quarter: number
  day: string
}

const zones = new Map<string, Zone>()

/** In every zone days begin on a quarter hour of UTC, so the day cannot change within one. */
const quarterHour = 15 * 60 * 1000

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const zone = { format, quarter: Number.NaN, day: '' }
  zones.set(timeZone, zone)
  return zone
}

function dayOf(now: Date, { format }: Zone): string {
  const parts = new Map(format.formatToParts(now).map(part => [part.type, part.value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/**
 * The calendar day of a moment in a time zone as yyyy-mm-dd, so that days compare as text. Formatting takes longer than all
 * conditions of a screen together, so the day is cached for a quarter of an hour.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function todayIn(now: Date, timeZone: string): string {
  const zone = zoneOf(timeZone)
  const quarter = Math.floor(now.getTime() / quarterHour)
  if (quarter !== zone.quarter) {
    zone.day = dayOf(now, zone)
    zone.quarter = quarter
  }
  return zone.day
}
