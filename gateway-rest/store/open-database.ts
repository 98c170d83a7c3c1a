import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Database } from './database.ts'
import { migrate } from './migrations.ts'

/** The write-ahead log is cut back to this size once it is checkpointed; after a burst of writes it would keep its size for ever. */
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
  database.execute('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full')
  database.execute(`pragma foreign_keys = on; pragma journal_size_limit = ${LOG_BYTES}`)
  migrate(database)
  return database
}

/** How much of the file may be in memory, in KiB. */
const CACHE = 24 * 1024

/**
 * Opens a database file that nobody else has seen yet, to be filled in one go: without a journal, without waiting for
 * the disk and without checking references. A file whose filling was cut short is worth nothing.
 */
export function openNewDatabase(file: string): Database {
  const database = new Database(file)
  database.execute('pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive')
  database.execute(`pragma foreign_keys = off; pragma cache_size = -${CACHE}`)
  migrate(database)
  return database
}
