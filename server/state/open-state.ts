import { createHmac, randomBytes } from 'node:crypto'
import { appendToAudit, auditHead, auditRows, verifyAudit } from '../../schema/audit/sqlite-audit.ts'
import { type Connection, openConnection } from './connection.ts'
import { contentOfFile } from './sql.ts'
import { SqliteNews } from './sqlite-news.ts'
import type { Allowance, Audit, Consumed, Counters, State } from './state.ts'

export interface StateOptions {
  /** "Now" in milliseconds; the machine's clock when left out. */
  now?: () => number
  /** Told when the store could not be read; it is tried again. */
  report?: (error: unknown) => void
}

/**
 * Opens the shared state in a database file, or ':memory:' for one process alone. Any number of processes may have the same
 * file open. What is acknowledged about sessions is on disk, whatever happens to the machine; of counters the machine's own
 * fall may take the last moment, so that a flood does not wait for the disk.
 * @throws Error that says which path cannot be used.
 */
export function openState(file: string, { now = Date.now, report = () => {} }: StateOptions = {}): State {
  const durable = openConnection(file, 'full')
  const quick = file === ':memory:' ? durable : openConnection(file, 'normal')
  const news = new SqliteNews(durable, now, report)
  return {
    revocations: news.revocations,
    revisions: news.revisions,
    published: news.published,
    counters: createCounters(quick, now, secretIn(durable, 'counters')),
    audit: createAudit(durable),
    content: contentOfFile(durable),
    secret: async name => secretIn(durable, name),
    trouble: () => news.trouble,
    async close() {
      await news.close()
      if (quick !== durable) quick.close()
      durable.close()
    },
  }
}

function createAudit(connection: Connection): Audit {
  return {
    append: async entries => appendToAudit(connection, entries),
    rows: async () => [...auditRows(connection)],
    head: async () => auditHead(connection),
    verify: async noted => verifyAudit(connection, noted),
  }
}

function secretIn(connection: Connection, name: string): Uint8Array {
  connection.run('insert or ignore into secret (name, value) values (?, ?)', name, randomBytes(32))
  const [row] = connection.all<{ value: Uint8Array }>('select value from secret where name = ?', name)
  if (row === undefined) throw new Error(`The secret ${name} is gone`)
  return row.value
}

interface Counter {
  readonly taken: number
  readonly endsAt: number
}

/** How many counts may pass before those whose window is over are removed. */
const sweepEvery = 1_000

function createCounters(connection: Connection, now: () => number, secret: Uint8Array): Counters {
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest()
  let counts = 0
  const sweep = (at: number) => {
    counts += 1
    if (counts % sweepEvery === 0) connection.run('delete from counter where endsAt <= ?', at)
  }
  return {
    async consume(name, { times, windowMs }: Allowance): Promise<Consumed> {
      const [key, at] = [digest(name), now()]
      // Read first: what is refused writes nothing, so that a flood of it stays cheap.
      const [known] = connection.all<Counter>('select taken, endsAt from counter where key = ? and endsAt > ?', key, at)
      if (known !== undefined && known.taken >= times) return { allowed: false, retryAfterMs: known.endsAt - at }
      sweep(at)
      const [row] = connection.all<Counter>(
        `insert into counter (key, taken, endsAt) values (?, 1, ?) on conflict (key) do update set
           taken = iif(endsAt <= ?, 1, taken + 1), endsAt = iif(endsAt <= ?, excluded.endsAt, endsAt)
         returning taken, endsAt`,
        ...[key, at + windowMs, at, at],
      )
      // Another process may have counted in between.
      const { taken, endsAt } = row ?? { taken: 1, endsAt: at + windowMs }
      return taken <= times ? { allowed: true } : { allowed: false, retryAfterMs: endsAt - at }
    },
    async giveBack(name) {
      connection.run('update counter set taken = taken - 1 where key = ? and taken > 0', digest(name))
    },
    async forget(name) {
      connection.run('delete from counter where key = ?', digest(name))
    },
  }
}
