import { Database } from './database.ts'
import { migrate } from './migrate.ts'

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
