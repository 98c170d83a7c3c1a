import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

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
  const end = realEnd(groupTerminationDate)
  return end ? say('range', { from, until: calendarDate(end) }) : say('openEnded', { from })
}
