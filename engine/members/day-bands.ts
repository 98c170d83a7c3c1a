import dayjs from 'dayjs'

/** A stretch of days between which no `from` or `until` makes a difference. */
export interface DayBand {
  /** yyyy-mm-dd; undefined for the first band, which has no beginning. */
  first?: string
  /** yyyy-mm-dd; undefined for the last band, which has no end. */
  last?: string
}

/** When something shows: the first and the last day, both inclusive; either may be missing. */
export interface Period {
  from?: string | undefined
  until?: string | undefined
}

const shifted = (day: string, days: number) => dayjs(day).add(days, 'day').format('YYYY-MM-DD')

/** Cuts time at every day on which one of the periods begins or has just ended. */
export function dayBands(periods: readonly Period[]): DayBand[] {
  const starts = periods.flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [shifted(until, 1)]),
  ])
  const cuts = [...new Set(starts)].toSorted()
  return [undefined, ...cuts].map((first, index) => {
    const next = cuts[index]
    return {
      ...(first === undefined ? {} : { first }),
      ...(next === undefined ? {} : { last: shifted(next, -1) }),
    }
  })
}

/** Whether a period covers a band. Bands are cut so that it covers all of a band or none of it. */
export function coversBand({ from, until }: Period, { first, last }: DayBand): boolean {
  return (from === undefined || (first ?? '') >= from) && (until === undefined || (last !== undefined && last <= until))
}

/** A day of the band: its first, or its last when it has no beginning. */
export function dayOf({ first, last }: DayBand): string | undefined {
  return first ?? last
}
