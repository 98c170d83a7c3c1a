import type { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** Brings the tables of a database up to date, also when several processes do it at the same time. */
export function migrate(database: Database): void {
  if (versionOf(database) >= migrations.length) return
  database.transaction(() => {
    // Asked again, for another process may have been faster.
    for (const [index, migration] of migrations.entries()) if (index >= versionOf(database)) apply(database, migration)
  })
}

function apply(database: Database, migration: string): void {
  const version = versionOf(database)
  database.execute(migration)
  database.execute(`pragma user_version = ${version + 1}`)
}

/** How many migrations a database has had. */
export function versionOf(database: Database): number {
  return database.get<{ user_version: number }>('pragma user_version')?.user_version ?? 0
}
