import dayjs from 'dayjs'
import type { Period } from '../members/day-bands.ts'

/** When something shows, both days inclusive: "from March 1, 2026 through April 15, 2026"; undefined for always. */
export function periodInWords({ from, until }: Period): string | undefined {
  if (from === undefined) return until === undefined ? undefined : `through ${dayInWords(until)}`
  if (until === undefined) return `from ${dayInWords(from)} on`
  return from === until ? `on ${dayInWords(from)}` : `from ${dayInWords(from)} through ${dayInWords(until)}`
}

/** A day, yyyy-mm-dd, as "March 1, 2026". */
export const dayInWords = (day: string): string => dayjs(day).format('MMMM D, YYYY')
