import { displayDate } from '../shared/display-date.ts'

/**
 * When a group is the member's: "Active since {date}" when open-ended, "Ending {date}" when started with an end still to
 * come, else the range (STATE-18, OPEN-41). An end year after 2100 means open-ended (STATE-19). Dates are yyyy-mm-dd.
 */
export function timelineText(start: string, end: string | null, today: string): string {
  if (end === null || Number(end.slice(0, 4)) > 2100) return `Active since ${displayDate(start)}`
  if (start <= today && today <= end) return `Ending ${displayDate(end)}`
  return `${displayDate(start)} - ${displayDate(end)}`
}
