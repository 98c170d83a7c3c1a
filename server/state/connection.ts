import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { auditTables } from '../../schema/audit/sqlite-audit.ts'

/** A connection to the store's file, each of its statements prepared once. */
export interface Connection {
  /** All rows that a statement gives. One that writes has committed by then. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  run(sql: string, ...values: SQLInputValue[]): void
  /** Runs synchronous work in a transaction, which an error rolls back. It waits as long for another process's, unless it is told to wait less. */
  transaction<Result>(work: () => Result, waitMs?: number): Result
  close(): void
}

/** Milliseconds that a writer waits for one of another process at most: the whole process waits with it. */
const busyTimeoutMs = 2_000

/**
 * Opens the file and brings its tables up to date. `full` writes to the disk before a change is acknowledged, `normal`
 * leaves that to the operating system.
 * @throws Error that says which path cannot be used.
 */
export function openConnection(file: string, synchronous: 'full' | 'normal'): Connection {
  try {
    if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true })
    const database = new DatabaseSync(file)
    // The timeout comes first: even switching to WAL may have to wait for another process that does the same.
    database.exec(
      `pragma busy_timeout = ${busyTimeoutMs}; pragma journal_mode = wal; pragma synchronous = ${synchronous}`,
    )
    const connection = connectionTo(database)
    migrate(database, connection)
    return connection
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be used as the portal's data file: ${reason}. Name another one in PORTAL_DATA.`)
  }
}

function connectionTo(database: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  /** From there on no other process writes, so that nothing else waits. */
  const begin = (waitMs: number) => {
    if (waitMs !== busyTimeoutMs) database.exec(`pragma busy_timeout = ${waitMs}`)
    try {
      database.exec('begin immediate')
    } finally {
      if (waitMs !== busyTimeoutMs) database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
    }
  }
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    run: (sql, ...values) => void prepared(sql).run(...values),
    transaction(work, waitMs = busyTimeoutMs) {
      begin(waitMs)
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        // After some errors, such as that of a full disk, SQLite has done so itself: what went wrong is to be told, not that.
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}

/** SQL by version. To change a table, add an entry; never edit one that was released. */
const migrations: readonly string[] = [
  `create table ended (
     row integer primary key autoincrement, kind text not null, key text not null, beganBy integer not null,
     until integer not null
   ) strict;
   create index endedByEnd on ended (until);
   create table counter (key blob primary key, taken integer not null, endsAt integer not null) strict, without rowid;
   create index counterByEnd on counter (endsAt);
   create table secret (name text primary key, value blob not null) strict, without rowid;`,
  auditTables,
  'create table revision (number integer primary key autoincrement, digest text not null) strict;',
  `create table content_blob (hash text primary key, bytes blob not null) strict, without rowid;
   create table content_revision (
     number integer primary key, parent integer, cause text not null, tree text not null, changed text not null,
     author text not null, at integer not null, note text not null
   ) strict;
   create table content_draft (
     name text not null, version integer not null, base integer not null, tree text not null, thrown integer not null,
     author text not null, at integer not null, note text not null, primary key (name, version)
   ) strict, without rowid;`,
  `create table content_schedule (
     number integer primary key autoincrement, draft text not null, version integer not null, due integer not null,
     zone text not null, state text not null, since integer not null, told text not null, author text not null,
     at integer not null, note text not null
   ) strict;
   alter table content_revision add column schedule integer;
   create unique index content_revision_schedule on content_revision (schedule);`,
  `create table content_review (
     number integer primary key autoincrement, draft text not null, version integer not null, onto integer not null,
     kind text not null, digest text not null, author text not null, at integer not null, note text not null
   ) strict;
   create index content_review_of on content_review (draft);`,
  `alter table content_review add column finding text not null default '';
   create table content_presence (
     draft text not null, author text not null, path text not null, item text not null, at integer not null,
     primary key (draft, author)
   ) strict, without rowid;
   create table content_instance (id text primary key, revision integer not null, at integer not null) strict, without rowid;`,
  `create table content_link (
     id text primary key, draft text not null, brand text not null, shows text not null, author text not null,
     at integer not null, until integer not null, ended integer, ended_by text
   ) strict, without rowid;
   create index content_link_of on content_link (draft);`,
  `create table content_staff (
     id text primary key, name text not null, address text not null, grants text not null, at integer not null
   ) strict, without rowid;`,
  'alter table content_schedule add column wanted integer',
]

function migrate(database: DatabaseSync, connection: Connection): void {
  const version = () => Number(database.prepare('pragma user_version').get()?.user_version)
  if (version() >= migrations.length) return
  connection.transaction(() => {
    // Read again: another process may have been faster.
    for (const migration of migrations.slice(version())) {
      database.exec(migration)
      database.exec(`pragma user_version = ${version() + 1}`)
    }
  })
}
