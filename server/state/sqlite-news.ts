import { Announcements } from './announcements.ts'
import type { Connection } from './connection.ts'
import { type Ended, EndedSessions, revocationsIn, UnsentRows } from './ended-sessions.ts'
import type { Published, Revision, Revisions, Revocations } from './state.ts'
import { sweepEvery, Watch } from './watch.ts'

/** What processes tell each other: sessions that ended, revisions of the manifests, and content that was published. Each process has all of it in memory. */
export class SqliteNews {
  readonly revocations: Revocations
  readonly revisions: Revisions
  readonly published: Published
  readonly #connection: Connection
  readonly #now: () => number
  readonly #ended = new EndedSessions()
  readonly #unsent = new UnsentRows()
  readonly #announced = new Announcements<Revision>()
  readonly #live = new Announcements<number>()
  readonly #watch: Watch
  #lastRow = 0
  #revision: Revision | undefined
  #newestLive = 0
  #readings = 0

  constructor(connection: Connection, now: () => number, report: (error: unknown) => void) {
    this.#connection = connection
    this.#now = now
    this.revocations = revocationsIn(this.#ended, async rows => this.#store(rows))
    this.revisions = {
      current: () => this.#revision,
      announce: async digest => this.#announce(digest),
      onNew: heard => this.#announced.onNew(heard),
    }
    this.published = { onNew: heard => this.#live.onNew(heard) }
    this.#readEnded()
    this.#revision = this.#newest()
    this.#newestLive = this.#readLive()
    if (this.#newestLive > 0) this.#live.begin(this.#newestLive)
    this.#watch = new Watch(() => this.#read(), report)
  }

  /** Why the store could not be read the last time. */
  get trouble(): unknown {
    return this.#watch.trouble
  }

  close(): Promise<void> {
    return this.#watch.close()
  }

  /** Stores what ended. What the store does not take now is stored as soon as it does: only then do other instances know of it. */
  #store(rows: readonly Ended[], waitMs?: number): void {
    if (rows.length === 0) return
    try {
      this.#connection.transaction(() => {
        for (const { kind, key, beganBy, until } of rows)
          this.#connection.run(
            'insert into ended (kind, key, beganBy, until) values (?, ?, ?, ?)',
            ...[kind, key, beganBy, until],
          )
      }, waitMs)
    } catch (error) {
      this.#unsent.keep(rows, this.#now())
      throw error
    }
  }

  #announce(digest: string): void {
    const newest = this.#newest()
    // Its own row, not the newest one: that may be another instance's by now, which is still to be heard of.
    const add = () =>
      this.#connection.all<Revision>('insert into revision (digest) values (?) returning number, digest', digest)[0]
    this.#revision = newest?.digest === digest ? newest : add()
    this.#announced.begin()
  }

  #newest(): Revision | undefined {
    return this.#connection.all<Revision>('select number, digest from revision order by number desc limit 1')[0]
  }

  #readLive(): number {
    const [row] = this.#connection.all<{ number: number | null }>('select max(number) as number from content_revision')
    return row?.number ?? 0
  }

  #read(): void {
    this.#readEnded()
    const before = this.#revision
    this.#revision = this.#newest()
    if (this.#revision !== undefined && this.#revision.digest !== before?.digest) this.#announced.tell(this.#revision)
    const live = this.#readLive()
    if (live > this.#newestLive) this.#live.tell(live)
    this.#newestLive = live
    // Nobody waits for it here, but all wait for this thread.
    this.#store(this.#unsent.take(), 0)
    this.#readings += 1
    if (this.#readings % sweepEvery === 0) this.#sweep()
  }

  #readEnded(): void {
    const rows = this.#connection.all<Ended & { row: number }>(
      'select row, kind, key, beganBy, until from ended where row > ? order by row',
      this.#lastRow,
    )
    for (const { row, ...ended } of rows) {
      this.#ended.add(ended)
      this.#lastRow = row
    }
  }

  #sweep(): void {
    const now = this.#now()
    this.#ended.forget(now)
    this.#connection.run('delete from ended where until <= ?', now)
  }
}
