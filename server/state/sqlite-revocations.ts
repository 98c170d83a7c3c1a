import type { Connection } from './connection.ts'
import { type Ended, EndedSessions } from './ended-sessions.ts'
import type { Revocations, SessionMarks } from './state.ts'

/** How often rows of other processes are asked for: what they end is to be known here within a second. */
const pollMs = 250
/** Polls between two removals of what no longer matters: about a minute. */
const sweepEvery = 240

/** Ended sessions in the store, and those of all processes in memory. */
export class SqliteRevocations implements Revocations {
  readonly #connection: Connection
  readonly #now: () => number
  readonly #report: (error: unknown) => void
  readonly #ended = new EndedSessions()
  readonly #polling: NodeJS.Timeout
  #lastRow = 0
  #polls = 0
  #trouble: unknown

  constructor(connection: Connection, now: () => number, report: (error: unknown) => void) {
    this.#connection = connection
    this.#now = now
    this.#report = report
    this.#read()
    this.#polling = setInterval(() => this.#poll(), pollMs).unref()
  }

  /** Why the store could not be read the last time. */
  get trouble(): unknown {
    return this.#trouble
  }

  hasEnded(session: SessionMarks): boolean {
    return this.#ended.has(session)
  }

  endSessions(ids: readonly string[], until: Date): Promise<void> {
    return this.#end(ids.map(key => ({ kind: 'session', key, beganBy: 0, until: until.getTime() })))
  }

  endPeople(keys: readonly string[], beganBy: Date, until: Date): Promise<void> {
    const times = { beganBy: beganBy.getTime(), until: until.getTime() }
    return this.#end(keys.map(key => ({ kind: 'person', key, ...times })))
  }

  close(): void {
    clearInterval(this.#polling)
  }

  /** Memory first: here they have ended even when the store takes nothing. */
  async #end(rows: readonly Ended[]): Promise<void> {
    for (const row of rows) this.#ended.add(row)
    this.#connection.transaction(() => {
      for (const { kind, key, beganBy, until } of rows)
        this.#connection.run(
          'insert into ended (kind, key, beganBy, until) values (?, ?, ?, ?)',
          ...[kind, key, beganBy, until],
        )
    })
  }

  #read(): void {
    const rows = this.#connection.all<Ended & { row: number }>(
      'select row, kind, key, beganBy, until from ended where row > ? order by row',
      this.#lastRow,
    )
    for (const { row, ...ended } of rows) {
      this.#ended.add(ended)
      this.#lastRow = row
    }
  }

  /** Tells of a store that cannot be read once, until it can be read again. */
  #poll(): void {
    try {
      this.#read()
      this.#polls += 1
      if (this.#polls % sweepEvery === 0) this.#sweep()
      this.#trouble = undefined
    } catch (error) {
      if (this.#trouble === undefined) this.#report(error)
      this.#trouble = error
    }
  }

  #sweep(): void {
    const now = this.#now()
    this.#ended.forget(now)
    this.#connection.run('delete from ended where until <= ?', now)
  }
}
