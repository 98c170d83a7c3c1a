const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * The calendar day of a moment in a time zone, as yyyy-mm-dd, so that days compare as text.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function todayIn(now: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(part => [part.type, part.value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}
