/**
 * What a person typed as a date, "3/7/1980", "03-07-1980" or "03071980", as yyyy-mm-dd; undefined when no such day
 * exists. A date already in that form passes. There is no time of day and so no time zone.
 */
export function parseDate(typed: string): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const american = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : american ? [american[3], american[1], american[2]] : []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) > 0
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
