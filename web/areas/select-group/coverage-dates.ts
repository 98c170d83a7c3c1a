import { calendarDate } from '../../ui/format/calendar-date.ts'
import { sayFrom } from '../../ui/words/say.ts'

/** Ends after this year mean that nobody has set an end (STATE-19, CONST-45). */
const lastYear = 2100

interface Dates {
  groupEffectiveDate: string | null
  groupTerminationDate: string | null
}

/** A group's coverage dates as one text: open-ended or a range, and nothing when no start is known (ACTIVEGROUP-03). */
export function coverageDates(
  { groupEffectiveDate, groupTerminationDate }: Dates,
  text: Readonly<Record<string, string>>,
) {
  if (!groupEffectiveDate) return undefined
  const say = sayFrom(text)
  const from = calendarDate(groupEffectiveDate)
  const ends = groupTerminationDate !== null && Number(groupTerminationDate.slice(0, 4)) <= lastYear
  return ends ? say('range', { from, until: calendarDate(groupTerminationDate) }) : say('openEnded', { from })
}
