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

/**
 * Failures of names that nobody has are forgotten after so long, and those tried longest ago when there are more of them; those of sign-ins
 * stay until recovery or a right log-in (OPEN-73).
 */
const KEPT_DAYS = 90
const KEPT_NAMES = 100_000
const DAY_MS = 24 * 60 * 60 * 1000
/** To look for what may be forgotten takes a walk through all of it. */
const TIDY_MS = 60_000
const tidied = new WeakMap<Database, number>()

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
export function countFailures(services: Services, name: LogInName, times = 1): number {
  const { database, clock, digest, note } = services
  const now = clock.now().getTime()
  if (now - (tidied.get(database) ?? Number.NEGATIVE_INFINITY) >= TIDY_MS) {
    tidied.set(database, now)
    forgetNames(database, now)
  }
  const row = database.get<{ failures: number }>(
    `insert into logInFailure (name, failures, lastAt, isSignIn)
       values (?, ?, ?, exists (select 1 from signIn where username = ? and domainId = ?))
     on conflict (name) do update set failures = failures + excluded.failures, lastAt = excluded.lastAt,
       isSignIn = excluded.isSignIn returning failures`,
    ...[keyOf(digest, name), times, now, name.username, name.domainId],
  )
  const { failures } = row ?? { failures: LOGIN_ATTEMPTS }
  if (failures >= LOGIN_ATTEMPTS && failures - times < LOGIN_ATTEMPTS) note.locked()
  return failures
}

/** Forgets names that nobody has. `keptNames` for tests. */
export function forgetNames(database: Database, now: number, keptNames = KEPT_NAMES): void {
  const others = 'from logInFailure where isSignIn = 0'
  const [{ lastAt: beyond } = { lastAt: 0 }] = database.all<{ lastAt: number }>(
    `select lastAt ${others} order by lastAt desc limit 1 offset ${keptNames}`,
  )
  const oldest = Math.max(now - KEPT_DAYS * DAY_MS, beyond + 1)
  database.run(`delete ${others} and lastAt < ?`, oldest)
}

/** Begins anew for a name: after a right log-in, a reset of the password or a registration. */
export function forgetFailures({ database, digest }: Pick<Services, 'database' | 'digest'>, name: LogInName): void {
  database.run('delete from logInFailure where name = ?', keyOf(digest, name))
}

function keyOf(digest: Digest, { username, domainId }: LogInName): string {
  return digest(`failures ${domainId} ${username}`)
}
