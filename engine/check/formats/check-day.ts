import { instead } from '../../overlay/nearest.ts'
import type { FormatCheck } from './format-check.ts'

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** The last day of a month that has fewer: 28 or 29 February for 30 February. Undefined for no month at all. */
function lastDayOf(value: string): string | undefined {
  const [year = 0, month = 0] = value.split('-').map(Number)
  return month >= 1 && month <= 12 ? isoDay(new Date(Date.UTC(year, month, 0))) : undefined
}

/** A day must be in the calendar: no 30 February. */
export const checkDay: FormatCheck = value => {
  const date = new Date(`${value}T00:00:00Z`)
  if (!Number.isNaN(date.getTime()) && isoDay(date) === value) return []
  const last = lastDayOf(value)
  return [
    {
      found: `"${value}", a day that does not exist`,
      expected: 'a day of the calendar, yyyy-mm-dd',
      hint: 'a month from 01 to 12',
      ...(last === undefined ? {} : instead(last)),
    },
  ]
}
