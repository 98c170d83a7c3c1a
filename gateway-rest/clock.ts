/** Where the gateway takes the time from, so that tests can set it. */
export interface Clock {
  /** The present instant. */
  now(): Date
  /** The present calendar date of the plan's time zone, yyyy-mm-dd. */
  today(): string
}

const DEFAULT_ZONE = 'America/Los_Angeles'

/**
 * A clock over any source of instants.
 * Plan dates turn at midnight of one zone for everybody: the insurer's, not the machine's.
 */
export function createClock(now: () => Date = () => new Date(), zone: string = DEFAULT_ZONE): Clock {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return { now, today: () => calendar.format(now()) }
}

/** A clock that starts at an instant and then runs on at normal speed. */
export function createClockFrom(start: Date, zone?: string): Clock {
  const offset = start.getTime() - Date.now()
  return createClock(() => new Date(Date.now() + offset), zone)
}
