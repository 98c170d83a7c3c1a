import type { Timeline } from '../generated/resolver-types.ts'
import { displayDate, lastDay } from './dates.ts'

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

const texts: { readonly [Each in Timeline]: (start: string, end: string | null) => string } = {
  STARTS: start => `Starts ${displayDate(start)}`,
  ACTIVE_SINCE: start => `Active since ${displayDate(start)}`,
  ENDING: (_start, end) => `Ending ${displayDate(end ?? '')}`,
  RANGE: (start, end) => `${displayDate(start)} - ${displayDate(end ?? '')}`,
}

/** The timeline in words, as the group switch has it (STATE-18, STATE-19, OPEN-41). Dates are yyyy-mm-dd. */
export function timelineText(start: string, end: string | null, today: string): string {
  return texts[timelineOf(start, end, today)](start, end)
}
