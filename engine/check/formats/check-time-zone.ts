import { hintAt } from '../../overlay/nearest.ts'
import type { FormatCheck } from './format-check.ts'

/** A time zone must be one that programs know. */
export const checkTimeZone: FormatCheck = value => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value })
    return []
  } catch {
    return [
      {
        found: `"${value}", which is no time zone`,
        expected: 'a time zone such as "America/Los_Angeles"',
        hint: '"America/Los_Angeles"',
        ...hintAt(value, Intl.supportedValuesOf('timeZone')),
      },
    ]
  }
}
