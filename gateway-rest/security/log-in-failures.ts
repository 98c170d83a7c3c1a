import type { AuditNote } from '../audit/call-audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import type { Digest } from './digest.ts'

/** How many wrong passwords in a row stop log-ins from devices that are not known (OPEN-43, OPEN-73). */
export const LOGIN_ATTEMPTS = 5

/** A name as somebody typed it, whether or not there is such a sign-in. */
export interface LogInName {
  readonly username: string
  readonly domainId: string
}

interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly digest: Digest
  readonly note: Pick<AuditNote, 'locked'>
}

/** Failures of names that nobody has are forgotten after so long; those of sign-ins stay until recovery or a right log-in. */
const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

/** How many wrong passwords in a row were given for a name. */
export function failuresOf({ database, digest }: Pick<Services, 'database' | 'digest'>, name: LogInName): number {
  const row = database.get<{ failures: number }>(
    'select failures from logInFailure where name = ?',
    keyOf(digest, name),
  )
  return row?.failures ?? 0
}

/**
 * Counts wrong passwords for a name, in one statement, because another process may count at the same time. Names that nobody has
 * are counted like all others (SEC-13), and only as digests: people type passwords where their name belongs.
 */
export function countFailures({ database, clock, digest, note }: Services, name: LogInName, times = 1): number {
  const now = clock.now().getTime()
  database.run('delete from logInFailure where lastAt < ?', now - KEPT_DAYS * DAY_MS)
  const row = database.get<{ failures: number }>(
    `insert into logInFailure (name, failures, lastAt) values (?, ?, ?)
     on conflict (name) do update set failures = failures + excluded.failures, lastAt = excluded.lastAt returning failures`,
    keyOf(digest, name),
    times,
    now,
  )
  const { failures } = row ?? { failures: LOGIN_ATTEMPTS }
  if (failures >= LOGIN_ATTEMPTS && failures - times < LOGIN_ATTEMPTS) note.locked()
  return failures
}

/** Begins anew for a name: after a right log-in, a reset of the password or a registration. */
export function forgetFailures({ database, digest }: Pick<Services, 'database' | 'digest'>, name: LogInName): void {
  database.run('delete from logInFailure where name = ?', keyOf(digest, name))
}

function keyOf(digest: Digest, { username, domainId }: LogInName): string {
  return digest(`failures ${domainId} ${username}`)
}
