import type { Database, SqlValue } from '../store/database.ts'
import type { SeedRow } from './build/seed-row.ts'

interface Insert {
  readonly columns: readonly string[]
  readonly sql: string
}

/** Writes rows. Millions of them come by, so the statement for a table and its columns is put together only once. */
export function createRowWriter(database: Database, verb: 'insert' | 'insert or ignore'): (row: SeedRow) => void {
  const known = new Map<string, Insert[]>()
  return ({ table, row }) => {
    const columns = Object.keys(row)
    const inserts = known.get(table) ?? []
    let insert = inserts.find(one => isSame(one.columns, columns))
    if (insert === undefined) {
      insert = {
        columns,
        sql: `${verb} into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      }
      known.set(table, [...inserts, insert])
    }
    const values = new Array<SqlValue>(columns.length)
    for (const [index, column] of columns.entries()) {
      const value = row[column] ?? null
      values[index] = typeof value === 'boolean' ? Number(value) : value
    }
    database.run(insert.sql, ...values)
  }
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((column, index) => column === others[index])
