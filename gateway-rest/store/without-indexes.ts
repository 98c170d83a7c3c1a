import type { Database } from './database.ts'

interface IndexRow {
  readonly name: string
  readonly sql: string
}

/** Does work while the database has none of its own indexes, then makes them all at once, which sorts them instead of stirring them. */
export async function withoutIndexes(database: Database, work: () => Promise<void>): Promise<void> {
  const indexes = database.all<IndexRow>("select name, sql from sqlite_schema where type = 'index' and sql is not null")
  for (const { name } of indexes) database.execute(`drop index ${name}`)
  await work()
  for (const { sql } of indexes) database.execute(sql)
}
