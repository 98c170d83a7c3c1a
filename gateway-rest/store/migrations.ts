import type { Database } from './database.ts'
import { claimGroup, claimTables, eobTables } from './tables/claim-tables.ts'
import { contentTables, idCardTables } from './tables/content-tables.ts'
import { familyTables, identityTables, signInTables } from './tables/people-tables.ts'
import { benefitTables, careTables, planTables } from './tables/plan-and-care-tables.ts'

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

/** SQL by version of the database: to change a table, add an entry, never edit one that was released. */
export const migrations: readonly string[] = [
  [familyTables, signInTables, planTables, claimTables, contentTables].join('\n'),
  // Staff name a family by an ID whose case they need not get right.
  'create index familyBySubscriberId on family (subscriberId collate nocase);',
  benefitTables,
  identityTables,
  eobTables,
  // Documents of programs say what they are since there are certificates among them.
  "update program set content = json_set(content, '$.resource.type', 'GUIDE') where json_type(content, '$.resource') = 'object';",
  careTables,
  claimGroup,
  idCardTables,
]
