import type { SqlValue } from '../../store/database.ts'

/** One row to be written, with its table. Rows come in an order that foreign keys allow; yes and no are stored as 1 and 0. */
export interface SeedRow {
  readonly table: string
  readonly row: Readonly<Record<string, SqlValue | boolean>>
}

/** A row of a table. */
export function seedRow(table: string, row: SeedRow['row']): SeedRow {
  return { table, row }
}
