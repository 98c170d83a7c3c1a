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

/** The calendar date, yyyy-mm-dd, of an instant in a zone. Dates in this form compare as strings. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatOf(timeZone).format(instant)
}
