import pg from 'pg'
import { Announcements } from '../announcements.ts'
import { type Ended, EndedSessions, revocationsIn, UnsentRows } from '../ended-sessions.ts'
import type { Published, Revision, Revisions, Revocations } from '../state.ts'
import { sweepEvery } from '../watch.ts'
import { Batches } from './batches.ts'
import { connectionTo, type Database, type Session, sessionOn } from './database.ts'

/** Rows that are read at once. */
const page = 10_000

/**
 * What instances tell each other: sessions that ended, revisions of the manifests, and content that was published. Each instance has all of it in memory.
 * `read` asks for the newest row of each kind, and reads the rest only when it is behind; notifications only wake it, so that a
 * lost one costs a moment (OPS-14).
 */
export class News {
  readonly revocations: Revocations
  readonly revisions: Revisions
  readonly published: Published
  readonly #url: string
  readonly #now: () => number
  readonly #wake: () => void
  readonly #ended = new EndedSessions()
  readonly #announced = new Announcements<Revision>()
  readonly #live = new Announcements<number>()
  readonly #batches: Batches<Ended>
  readonly #unsent = new UnsentRows()
  #listener: pg.Client | undefined
  #lastRow = 0
  #revision: Revision | undefined
  #newestLive = 0
  /** The one that this instance announced last: it is no news here. */
  #own: string | undefined
  #readings = 0

  constructor(url: string, database: Database, now: () => number, wake: () => void) {
    this.#url = url
    this.#now = now
    this.#wake = wake
    this.#batches = new Batches(rows => insert(database, rows))
    this.revocations = revocationsIn(this.#ended, rows => this.#store(rows))
    this.revisions = {
      current: () => this.#revision,
      announce: digest => this.#announce(database, digest),
      onNew: heard => this.#announced.onNew(heard),
    }
    this.published = { onNew: heard => this.#live.onNew(heard) }
  }

  /** Reads what is new, over one connection that also listens; one that is lost, or does not answer, is made again. */
  async read(): Promise<void> {
    try {
      await this.#readOver(sessionOn(await this.#listening()))
    } catch (error) {
      this.#letGo(this.#listener)
      throw error
    }
  }

  async #readOver(session: Session): Promise<void> {
    const [newest] = await session.rows<{ ended: number | null; revision: number | null; live: number | null }>(
      `select (select max(row) from ended) as ended, (select max(number) from revision) as revision,
         (select max(number) from content_revision) as live`,
    )
    if ((newest?.ended ?? 0) > this.#lastRow) await this.#readEnded(session)
    if ((newest?.revision ?? 0) !== (this.#revision?.number ?? 0)) await this.#readRevision(session)
    this.#hearPublished(newest?.live ?? 0)
    await this.#sendUnsent(session)
    this.#readings += 1
    if (this.#readings % sweepEvery === 0) await this.#sweep(session)
  }

  /** Lets go when what was to be written is. */
  async close(): Promise<void> {
    await this.#batches.done()
    this.#letGo(this.#listener)
  }

  async #listening(): Promise<pg.Client> {
    if (this.#listener !== undefined) return this.#listener
    const client = new pg.Client(connectionTo(this.#url))
    client.on('error', () => this.#letGo(client))
    client.on('end', () => this.#letGo(client))
    client.on('notification', this.#wake)
    this.#listener = client
    await client.connect()
    await client.query('listen portal')
    // The database may be another one, which took over from the one before and lacks its last rows.
    this.#lastRow = 0
    return client
  }

  /** Without waiting: nothing may come back any more. */
  #letGo(client: pg.Client | undefined): void {
    if (client === undefined) return
    if (client === this.#listener) this.#listener = undefined
    client.removeAllListeners()
    client.on('error', () => {})
    void client.end().catch(() => {})
  }

  async #readEnded(session: Session): Promise<void> {
    for (;;) {
      const rows = await session.rows<Ended & { row: number }>(
        `select row, kind, key, began_by as "beganBy", until from ended
         where row > $1 order by row limit ${page}`,
        [this.#lastRow],
      )
      for (const { row, ...ended } of rows) {
        this.#ended.add(ended)
        this.#lastRow = row
      }
      if (rows.length < page) return
    }
  }

  async #readRevision(session: Session): Promise<void> {
    const before = this.#revision
    const [newest] = await session.rows<Revision>('select number, digest from revision order by number desc limit 1')
    this.#revision = newest
    // What was announced before this instance began is not news: it began with the manifests that it has.
    if (newest === undefined || this.#readings === 0) return
    if (newest.digest === before?.digest || newest.digest === this.#own) return
    // What this instance had announced is news again when another one goes back to it.
    this.#own = undefined
    this.#announced.tell(newest)
  }

  /** What was published before this instance began is not news either; whoever listens is told of it then. */
  #hearPublished(live: number): void {
    if (live > this.#newestLive) this.#live[this.#readings > 0 ? 'tell' : 'begin'](live)
    this.#newestLive = live
  }

  async #announce(database: Database, digest: string): Promise<void> {
    this.#own = digest
    this.#announced.begin()
    if (this.#revision?.digest === digest) return
    const [row] = await database.rows<Revision>('insert into revision (digest) values ($1) returning number, digest', [
      digest,
    ])
    if (row !== undefined && row.number > (this.#revision?.number ?? 0)) this.#revision = row
  }

  async #store(rows: readonly Ended[]): Promise<void> {
    if (rows.length === 0) return
    try {
      await this.#batches.add(rows)
    } catch (error) {
      this.#unsent.keep(rows, this.#now())
      throw error
    }
  }

  /** What ended here while the database was away. */
  async #sendUnsent(session: Session): Promise<void> {
    const rows = this.#unsent.take()
    if (rows.length === 0) return
    try {
      await insert(session, rows)
    } catch (error) {
      this.#unsent.keep(rows, this.#now())
      throw error
    }
  }

  async #sweep(session: Session): Promise<void> {
    const now = this.#now()
    this.#ended.forget(now)
    await session.rows('delete from ended where until <= $1', [now])
  }
}

async function insert(session: Pick<Session, 'rows'>, rows: readonly Ended[]): Promise<void> {
  const column = (name: keyof Ended) => rows.map(row => row[name])
  await session.rows(
    `insert into ended (kind, key, began_by, until)
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])`,
    [column('kind'), column('key'), column('beganBy'), column('until')],
  )
}
