import { networkOf } from '../../schema/network-of.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import type { Digest } from './digest.ts'

/** How many attempts are allowed per window of so many seconds. */
export interface AttemptLimit {
  readonly attempts: number
  readonly seconds: number
}

/**
 * Counts one more attempt under a name, and gives what takes that back.
 * @throws GatewayError 429 TOO_MANY_REQUESTS when the current window is used up, with the seconds until it ends.
 */
export type CountAttempt = (name: string, limit: AttemptLimit) => () => void

interface CountRow {
  readonly attempts: number
  readonly endsAt: number
}

/** Counts attempts in the database, so that neither a restart nor a second process allows more of them. */
export function createCountAttempt(database: Database, clock: Clock, digest: Digest): CountAttempt {
  return (name, { attempts, seconds }) => {
    const hash = digest(`attempts ${name}`)
    const now = clock.now().getTime()
    // Read first: what is refused writes nothing, so that a flood of it costs little.
    const known = database.get<CountRow>(
      'select attempts, endsAt from attemptCount where name = ? and endsAt > ?',
      hash,
      now,
    )
    if (known !== undefined && known.attempts >= attempts) throw tooMany(known.endsAt - now)
    const row = database.transaction(() => {
      database.run('delete from attemptCount where endsAt <= ?', now)
      return database.get<CountRow>(
        `insert into attemptCount (name, attempts, endsAt) values (?, 1, ?)
         on conflict (name) do update set attempts = attempts + 1 returning attempts, endsAt`,
        hash,
        now + seconds * 1000,
      )
    })
    // Another process may have counted in between.
    if (row !== undefined && row.attempts > attempts) throw tooMany(row.endsAt - now)
    return () => database.run('update attemptCount set attempts = attempts - 1 where name = ? and attempts > 0', hash)
  }
}

function tooMany(milliseconds: number): GatewayError {
  return new GatewayError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  })
}

const HOUR = 60 * 60
/** Attempts about one person or name. */
const PER_SUBJECT: AttemptLimit = { attempts: 10, seconds: HOUR }
/** Attempts by one client, which may be a whole office: enough for people, too few to try out a list of names. */
const PER_CLIENT: AttemptLimit = { attempts: 100, seconds: HOUR }

interface Attempt {
  readonly countAttempt: CountAttempt
  /** IP address of the client. */
  readonly client: string
}

/**
 * Limits how often a call that needs no token is made: about one subject (a user name or subscriber ID, case
 * ignored) and by one client. It counts whether or not there is such a person.
 * @throws GatewayError 429 TOO_MANY_REQUESTS.
 */
export function limitAttempts({ countAttempt, client }: Attempt, call: string, subject?: string): void {
  countAttempt(`${call} by ${networkOf(client)}`, PER_CLIENT)
  if (subject !== undefined) countAttempt(`${call} about ${subject.toLowerCase()}`, PER_SUBJECT)
}
