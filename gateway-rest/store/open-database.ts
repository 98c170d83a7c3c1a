import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Database } from './database.ts'
import { migrations } from './migrations.ts'

/**
 * Opens the database file (or ':memory:') and brings its tables up to date.
 * WAL with synchronous FULL: an acknowledged write is on the disk, whatever happens to the process.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  database.execute(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  )
  const version = database.get<{ user_version: number }>('pragma user_version')?.user_version ?? 0
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue
    database.transaction(() => {
      database.execute(migration)
      database.execute(`pragma user_version = ${index + 1}`)
    })
  }
  return database
}
