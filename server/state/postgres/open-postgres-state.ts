import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SettingsError } from '../../settings/read-settings.ts'
import { contentOfDatabase } from '../sql.ts'
import { type State, StateAway } from '../state.ts'
import { Watch } from '../watch.ts'
import { createCounters } from './counters.ts'
import { asAway, codeOf, connect, type Database, placeOf } from './database.ts'
import { migrate, migrations } from './migrations.ts'
import { News } from './news.ts'
import { appendWithin, createAudit } from './postgres-audit.ts'
import { mayChangeAudit } from './running-role.ts'

export interface PostgresOptions {
  /** "Now" in milliseconds; the machine's clock when left out. Instances' clocks are to agree, as to a second. */
  now?: () => number
  /** Told once when the database can no longer be read; it is tried again. */
  report?: (error: unknown) => void
  /** Told, in words, while the database cannot be had at the start. */
  waiting?: (words: string) => void
  /** Told, in words, what whoever runs the database should change. */
  advise?: (words: string) => void
  /** Stops waiting for it. */
  signal?: AbortSignal
  /** The tables' migrations; another list in tests. */
  migrations?: readonly string[]
}

/** What a portal says at its start that could change its own audit (SEC-19). */
const ownerRuns =
  'The role of DATABASE_URL could change and remove rows of the audit. Let the portal run with another one: see "Two roles" in docs/operations.md.'

/** How long to wait between tries at the start, in milliseconds, and after how many of them to say so again. */
const pauseMs = 250
const sayEvery = 40

/**
 * Opens the shared state in a PostgreSQL database, which any number of instances on any number of machines may have open. What
 * is acknowledged about sessions and in the audit is on the database's disk; counters do not wait for it. A database that
 * cannot be reached is waited for: an instance that does not know which sessions have ended serves nobody (OPS-15).
 * @throws SettingsError when the database refuses this portal.
 */
export async function openPostgresState(url: string, options: PostgresOptions = {}): Promise<State> {
  const { now = Date.now, report = () => {}, advise = () => {} } = options
  let watch: Watch | undefined
  const trouble = () => watch?.trouble
  const database = connect(url, trouble)
  const news = new News(url, database, now, () => watch?.wake())
  try {
    const secret = await patiently(url, options, async () => {
      await migrate(database, options.migrations ?? migrations)
      await news.read().catch(error => {
        throw asAway(error)
      })
      if (await mayChangeAudit(database)) advise(ownerRuns)
      return secretIn(database, 'counters')
    })
    watch = new Watch(
      () => news.read(),
      error => {
        database.renew()
        report(error)
      },
    )
    const { done, ...audit } = createAudit(database)
    return {
      ...{ revocations: news.revocations, revisions: news.revisions, published: news.published, audit, trouble },
      counters: createCounters(database, now, secret),
      content: contentOfDatabase(database, appendWithin),
      // What begins needs it: it waits, as the start itself.
      secret: name => patiently(url, options, () => secretIn(database, name)),
      async close() {
        await watch?.close()
        await Promise.all([news.close(), done()])
        await database.close()
      },
    }
  } catch (error) {
    await news.close()
    await database.close()
    throw error
  }
}

/** Does what a start needs as soon as the database can be had. */
async function patiently<Result>(
  url: string,
  { waiting = () => {}, signal }: PostgresOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const where = placeOf(url)
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const cause = error instanceof StateAway ? error.cause : error
      const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause)
      if (refuses(cause))
        throw new SettingsError(`DATABASE_URL: PostgreSQL at ${where} refuses the portal: ${reason}${mendOf(cause)}`)
      if (!(error instanceof StateAway) && codeOf(cause) === '') throw error
      if (tries % sayEvery === 0)
        waiting(
          `PostgreSQL at ${where} cannot be had (${reason}). The portal waits for it: it serves nobody until then.`,
        )
      await setTimeout(pauseMs, undefined, { signal }).catch(() => {
        throw error
      })
    }
  }
}

/** Whether somebody has to change something: a name, a password, a permission, or a statement of ours. */
const refuses = (error: unknown) => /^(?:0A|22|23|28|3D|3F|42|P0)/.test(codeOf(error))

/** Tables that are missing, older than the portal or not its to use: their owner makes them so. */
const mendOf = (error: unknown) =>
  codeOf(error) === '42501'
    ? '. Have the owner of its tables run "portal database prepare --for ROLE" with this build'
    : ''

async function secretIn(database: Database, name: string): Promise<Uint8Array> {
  await database.rows('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ])
  const [row] = await database.rows<{ value: Uint8Array }>('select value from secret where name = $1', [name])
  if (row === undefined) throw new Error(`The secret ${name} is gone`)
  return row.value
}
