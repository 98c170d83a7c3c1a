import { today } from '../forms/today.ts'

/**
 * The calendar date where the person is. The server does not know: it takes the date of the zone where a day ends last,
 * so that it never finds a date too early which the browser would take.
 */
export const hereToday = (): string => today(new Date(), typeof document === 'undefined' ? 'Etc/GMT+12' : undefined)
