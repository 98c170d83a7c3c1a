import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** The write-ahead log is cut back to this size once it is checkpointed. */
const LOG_BYTES = 8 * 1024 * 1024

/**
 * Opens the database file (or ':memory:') and brings its tables up to date.
 * WAL with synchronous FULL: an acknowledged write is on the disk, whatever happens to the process. Several processes
 * may have the same file open; one waits up to five seconds for another's write.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  // The timeout comes first: even to switch to WAL can mean to wait for another process that does the same.
  database.execute(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
  )
  // Left behind by a burst of writes, the log would keep its size for ever.
  database.execute(`pragma journal_size_limit = ${LOG_BYTES}`)
  if (versionOf(database) < migrations.length) database.transaction(() => migrate(database))
  return database
}

/** Asks for the version again, for another process may have been faster. */
function migrate(database: Database): void {
  for (const migration of migrations.slice(versionOf(database))) database.execute(migration)
  database.execute(`pragma user_version = ${Math.max(versionOf(database), migrations.length)}`)
}

function versionOf(database: Database): number {
  return database.get<{ user_version: number }>('pragma user_version')?.user_version ?? 0
}
