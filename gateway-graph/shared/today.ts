import type { Clock } from '../context.ts'
import { dayIn } from './day-in.ts'

/** The calendar date, yyyy-mm-dd, that it is for the person who asks (OPEN-50). */
export function today(clock: Clock): string {
  return dayIn(clock.timeZone, clock.now())
}
