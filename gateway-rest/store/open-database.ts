import { auditTables } from '../../schema/audit/sqlite-audit.ts'
import { openDataFile } from './data-file.ts'
import { Database } from './database.ts'
import { migrate, versionOf } from './migrations.ts'

/** The write-ahead log is truncated to this size at a checkpoint; otherwise it would keep its largest size forever. */
const LOG_BYTES = 8 * 1024 * 1024

/**
 * Opens the database file (or ':memory:') and brings its tables up to date.
 * WAL with synchronous FULL: an acknowledged write is on disk, whatever happens to the process. Several processes may
 * have the same file open; a writer waits up to five seconds for another one.
 * @throws Error that says which path cannot be used, why, and what to do.
 */
export function openDatabase(file: string): Database {
  return open(
    file,
    // The timeout comes first: even switching to WAL may have to wait for another process that does the same.
    `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;
     pragma foreign_keys = on; pragma journal_size_limit = ${LOG_BYTES}`,
    migrate,
  )
}

/**
 * Opens the file of the audit (or ':memory:'), with a connection of its own, so that rows of a call that fails stay (SEC-19).
 * @throws Error that says which path cannot be used, why, and what to do.
 */
export function openAudit(file: string): Database {
  return open(
    file,
    `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;
     pragma journal_size_limit = ${LOG_BYTES}`,
    database => {
      if (versionOf(database) > 0) return
      database.transaction(() => {
        // Asked again: another process may have been faster.
        if (versionOf(database) === 0) database.execute(`${auditTables} pragma user_version = 1`)
      })
    },
  )
}

/** Size of the page cache in KiB. */
const CACHE = 24 * 1024

/**
 * Opens a new database file for bulk loading: no journal, no waiting for the disk, no foreign key checks. If the load is
 * interrupted, the file is useless.
 * @throws Error that says which path cannot be used, why, and what to do.
 */
export function openNewDatabase(file: string): Database {
  return open(
    file,
    `pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive;
     pragma foreign_keys = off; pragma cache_size = -${CACHE}`,
    migrate,
  )
}

function open(file: string, settings: string, makeTables: (database: Database) => void): Database {
  return openDataFile(file, () => {
    const database = new Database(file)
    try {
      database.execute(settings)
      makeTables(database)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}
