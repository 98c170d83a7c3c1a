import dayjs from 'dayjs'

/** A calendar date, yyyy-mm-dd, as MM/DD/YYYY (OPEN-41). It has no time of day, so no time zone can move it. */
export function calendarDate(date: string): string {
  const day = dayjs(date.slice(0, 10))
  return day.isValid() ? day.format('MM/DD/YYYY') : date
}
