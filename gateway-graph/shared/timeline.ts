import type { Timeline } from '../generated/resolver-types.ts'
import { lastDay } from './dates.ts'

/**
 * How a time is told on a day: as what starts before its first day, so that nothing to come is ever told as active; then as
 * open-ended, as ending, or as a range once it is over (STATE-18, OPEN-41, MEMBER-01). Dates are yyyy-mm-dd.
 */
export function timelineOf(start: string, end: string | null, today: string): Timeline {
  if (today < start) return 'STARTS'
  const last = lastDay(end)
  if (last === null) return 'ACTIVE_SINCE'
  return today <= last ? 'ENDING' : 'RANGE'
}
