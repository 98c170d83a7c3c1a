import type { FormatCheck } from './format-check.ts'

/** A day must be in the calendar: no 30 February. */
export const checkDay: FormatCheck = value => {
  const date = new Date(`${value}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return exists
    ? []
    : [{ found: `"${value}", a day that does not exist`, expected: 'a day of the calendar, yyyy-mm-dd' }]
}
