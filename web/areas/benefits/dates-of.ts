import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import type { Say } from './use-say.ts'

interface Dates {
  effectiveDate: string
  terminationDate: string | null
}

/** The days of a plan as one text: open-ended, or a range (STATE-19). */
export function datesOf({ effectiveDate, terminationDate }: Dates, say: Say): string {
  const from = calendarDate(effectiveDate)
  const end = realEnd(terminationDate)
  return end ? say('range', { from, until: calendarDate(end) }) : say('openEnded', { from })
}
