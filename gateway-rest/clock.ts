/** Where the gateway takes the time from, so that tests can set it. */
export interface Clock {
  /** The current instant. */
  now(): Date
  /** The current calendar date in the insurer's time zone, yyyy-mm-dd. */
  today(): string
}

const DEFAULT_ZONE = 'America/Los_Angeles'

/**
 * A clock over any source of instants.
 * Plan dates change at midnight in one time zone for everybody: the insurer's, not the machine's.
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

/** A clock that starts at an instant and runs on from there. */
export function createClockFrom(start: Date, zone?: string): Clock {
  const offset = start.getTime() - Date.now()
  return createClock(() => new Date(Date.now() + offset), zone)
}
