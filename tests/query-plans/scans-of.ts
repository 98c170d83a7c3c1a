import type { DatabaseSync } from 'node:sqlite'

interface PlanStep {
  readonly detail: string
}

/** What an INSERT of plain values, a pragma or a transaction does is no matter of indexes. */
const READS = /^\s*(select|update|delete|with|insert[^;]*\bselect)\b/i

/**
 * The tables that a statement reads from end to end, or indexes only for itself while it runs, as SQLite plans it.
 * The plan does not depend on how much is stored, because no statistics are ever gathered (ANALYZE).
 */
export function scansOf(prepare: DatabaseSync['prepare'], sql: string): string[] {
  if (!READS.test(sql)) return []
  const steps = prepare(`explain query plan ${sql}`).all() as unknown as PlanStep[]
  const names = steps.flatMap(({ detail }) => /^SCAN (\w+)|^SEARCH (\w+) USING AUTOMATIC/.exec(detail)?.slice(1) ?? [])
  const tables = new Set(
    prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(row => String(row.name)),
  )
  return names.flatMap(name => {
    const table = tables.has(name) ? name : tableOfAlias(sql, name)
    return table !== undefined && tables.has(table) ? [table] : []
  })
}

/** Plans name a table by its alias. What is no table at all is a subquery, a list of values or json_each. */
function tableOfAlias(sql: string, alias: string | undefined): string | undefined {
  return new RegExp(`(?:from|join|update|,)\\s+(\\w+)\\s+(?:as\\s+)?${alias}\\b`, 'i').exec(sql)?.[1]
}
