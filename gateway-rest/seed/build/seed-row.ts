import type { Database, SqlValue } from '../../store/database.ts'

/** A row and its table. Rows come in an order that foreign keys allow; booleans are stored as 1 and 0. */
export interface SeedRow {
  readonly table: string
  readonly row: Readonly<Record<string, SqlValue | boolean>>
}

/** A row of a table. */
export function seedRow(table: string, row: SeedRow['row']): SeedRow {
  return { table, row }
}

interface Insert {
  readonly columns: readonly string[]
  readonly sql: string
}

/** Writes rows. There are millions, so the statement for a table and its columns is built only once. */
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
