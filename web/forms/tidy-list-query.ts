import { parseDate } from './parse-date.ts'
import { yearsBefore } from './years-before.ts'

/**
 * The query of a list without what means nothing: fields left empty, and dates that are the starting ones, which would
 * be out of range a day later. Dates are written yyyy-mm-dd. Undefined when the query is tidy as it is.
 */
export function tidyListQuery(search: URLSearchParams, today: string): URLSearchParams | undefined {
  const starting: Readonly<Record<string, string>> = { start: yearsBefore(today, 2), end: today }
  const tidy = new URLSearchParams()
  for (const [name, value] of search) {
    const isDate = Object.hasOwn(starting, name)
    const text = isDate ? (parseDate(value) ?? value) : value
    if (text !== '' && !(isDate && text === starting[name])) tidy.append(name, text)
  }
  return tidy.toString() === search.toString() ? undefined : tidy
}
