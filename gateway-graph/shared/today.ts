import type { Clock } from '../context.ts'
import { dayIn } from './day-in.ts'

/** A day begins on a whole minute in every zone, so the date of a minute holds for all of it. */
const minute = 60_000
const known = new Map<string, { minute: number; date: string }>()

/** The calendar date, yyyy-mm-dd, that it is for the person who asks (OPEN-50). */
export function today(clock: Clock): string {
  const now = clock.now()
  const current = Math.floor(now.getTime() / minute)
  const last = known.get(clock.timeZone)
  if (last?.minute === current) return last.date
  const date = dayIn(clock.timeZone, now)
  known.set(clock.timeZone, { minute: current, date })
  return date
}
