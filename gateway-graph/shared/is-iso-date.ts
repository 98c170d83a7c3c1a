/** Whether a value is a calendar date, yyyy-mm-dd, that exists. */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string') return false
  // Days that every month has need no calendar: nearly all dates, and dates are nearly all of an answer's scalars.
  if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(value)) return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
