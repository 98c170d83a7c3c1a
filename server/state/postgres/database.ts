import { createHash } from 'node:crypto'
import pg from 'pg'
import { StateAway } from '../state.ts'

/** What statements are asked of: the pool, or one connection in a transaction. */
export interface Session {
  /** All rows that a statement gives, which was prepared once for each connection. One that writes has committed by then. */
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs statements without values. */
  run(sql: string): Promise<void>
}

export interface Database extends Session {
  /** Rows as above, of statements whose effect the fall of the database's machine may take with it. */
  quickly<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs work in a transaction, which an error rolls back. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** A transaction on a connection of its own that takes as long as it takes. */
  patiently<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** Lets go of all connections: those of a database that fell may never hear of it, and each would cost somebody a deadline. */
  renew(): void
  close(): Promise<void>
}

/** Milliseconds: to connect, or for one of the connections to be free; for a statement; between statements of a transaction. */
const deadlines = { connect: 5_000, statement: 5_000, idle: 5_000 }
/** Connections of one instance at most, besides the one that listens. */
const connections = { durable: 5, quick: 4 }

/** Whole numbers of 64 bits as numbers: ours are rows and milliseconds. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** How to connect to a database, with deadlines for everything: one that hangs is as one that is away. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  ...{ connectionString: url, types, application_name: 'member-portal', keepAlive: true },
  ...{ connectionTimeoutMillis: deadlines.connect, query_timeout: deadlines.statement },
  // The server gives up a moment before its client does.
  ...{ statement_timeout: deadlines.statement - 500, idle_in_transaction_session_timeout: deadlines.idle },
})

/**
 * Connections to a database, made when needed. `trouble` says that the database is known to be away: then nothing is asked
 * and nobody waits.
 */
export function connect(url: string, trouble: () => unknown): Database {
  const config = connectionTo(url)
  const makePools = () => {
    const durable = new pg.Pool({ ...config, max: connections.durable })
    const quick = new pg.Pool({ ...config, max: connections.quick, options: '-c synchronous_commit=off' })
    // A connection that is lost while nobody uses it: the next one who asks gets another.
    for (const pool of [durable, quick]) {
      pool.on('error', () => {})
      // And one that is lost just as somebody gets it, when the pool listens no more: who waits for a statement hears of it.
      pool.on('connect', client => client.on('error', () => {}))
    }
    return { durable, quick }
  }
  let pools = makePools()

  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const known = trouble()
    if (known !== undefined) throw new StateAway(known)
    return work().catch(error => {
      throw asAway(error)
    })
  }
  return {
    rows: (sql, values) => guarded(() => sessionOn(pools.durable).rows(sql, values)),
    run: sql => guarded(() => sessionOn(pools.durable).run(sql)),
    quickly: (sql, values) => guarded(() => sessionOn(pools.quick).rows(sql, values)),
    transaction: work =>
      guarded(async () => {
        const client = await pools.durable.connect()
        let failure: unknown
        try {
          return await inTransaction(client, work)
        } catch (error) {
          failure = error
          throw error
        } finally {
          // A failed one is let go of altogether: it may still be busy, or in the middle of the transaction.
          client.release(failure !== undefined)
        }
      }),
    patiently: work =>
      guarded(async () => {
        const { query_timeout: _none, statement_timeout: _neither, ...patient } = config
        const client = new pg.Client(patient)
        client.on('error', () => {})
        await client.connect()
        try {
          return await inTransaction(client, work)
        } finally {
          void client.end().catch(() => {})
        }
      }),
    renew() {
      const former = Object.values(pools)
      pools = makePools()
      for (const pool of former) void pool.end().catch(() => {})
    },
    async close() {
      await Promise.all(Object.values(pools).map(pool => pool.end()))
    },
  }
}

/** Statements on a connection, or on one of a pool. */
export function sessionOn(client: Pick<pg.ClientBase, 'query'> | pg.Pool): Session {
  return {
    rows: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows as Row[],
    run: async sql => void (await client.query(sql)),
  }
}

async function inTransaction<Result>(
  client: pg.ClientBase,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = sessionOn(client)
  await session.run('begin')
  const result = await work(session)
  await session.run('commit')
  return result
}

const names = new Map<string, string>()

/** By which a statement is prepared once a connection. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('base64url').slice(0, 16)
  names.set(sql, name)
  return name
}

/** An error as one of a database that is away, unless a statement was at fault: a connection that ends says so without a code. */
export const asAway = (error: unknown): unknown => (isMistake(error) ? error : new StateAway(error))

/** Whether the database refused a statement for what it says: asked again, it would be refused again. */
function isMistake(error: unknown): boolean {
  return /^(?:0A|22|23|42|P0)/.test(codeOf(error))
}

/** The code of an error of PostgreSQL's or the network's, if it has one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Where a database is, without who may use it. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${decodeURIComponent(host) || searchParams.get('host') || 'this machine'}${pathname}`
}
