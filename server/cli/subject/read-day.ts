import dayjs from 'dayjs'
import { todayIn } from '../../../engine/today-in.ts'
import type { World } from '../frame/world.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** Help for the option whose value `readDay` reads. */
export const dayHelp = 'the day, yyyy-mm-dd; today when left out'

/**
 * The day that was given, yyyy-mm-dd; today in a time zone when none was.
 * @throws WrongUse for a day that is not in the calendar
 */
export function readDay(given: string | undefined, timeZone: string, { now }: World): string {
  if (given === undefined) return todayIn(now, timeZone)
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && dayjs(given).format('YYYY-MM-DD') === given) return given
  throw new WrongUse(`"${given}" is no day of the calendar, yyyy-mm-dd.`)
}
