import type { SqlValue } from '../../store/database.ts'

/** One row to be written, with its table. Rows come in an order that foreign keys allow. */
export interface SeedRow {
  readonly table: string
  readonly row: Readonly<Record<string, SqlValue>>
}

/** A row of a table; yes and no become 1 and 0. */
export function seedRow(table: string, row: Readonly<Record<string, SqlValue | boolean>>): SeedRow {
  const stored = Object.entries(row).map(
    ([column, value]) => [column, typeof value === 'boolean' ? Number(value) : value] as const,
  )
  return { table, row: Object.fromEntries(stored) }
}
