import { Database } from '../store/database.ts'

/** How many rows each table of a data file holds, by table. */
export function countsOf(file: string): Record<string, number> {
  const database = new Database(file)
  try {
    const tables = database.all<{ name: string }>("select name from sqlite_schema where type = 'table' order by name")
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        database.get<{ rows: number }>(`select count(*) as rows from ${name}`)?.rows ?? 0,
      ]),
    )
  } finally {
    database.close()
  }
}
