/** Today as yyyy-mm-dd in a time zone: the browser's own unless one is named (OPEN-50). */
export function today(now: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(now)
}
