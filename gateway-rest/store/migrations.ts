import type { Database } from './database.ts'
import { claimGroup, claimTables, denialReasons, eobTables } from './tables/claim-tables.ts'
import { contentTables, idCardTables } from './tables/content-tables.ts'
import {
  acknowledgementTable,
  emailChanges,
  familyTables,
  identityTables,
  logInFailureKinds,
  logInTables,
  sessionsOfHeldAccounts,
  sessionTable,
  signInTables,
} from './tables/people-tables.ts'
import { benefitTables, careTables, planTables } from './tables/plan-and-care-tables.ts'

/** Brings the tables of a database up to date, even when several processes do so at the same time. */
export function migrate(database: Database): void {
  if (versionOf(database) >= migrations.length) return
  database.transaction(() => {
    // Checked again: another process may have been faster.
    for (const [index, migration] of migrations.entries()) if (index >= versionOf(database)) apply(database, migration)
  })
}

function apply(database: Database, migration: string): void {
  const version = versionOf(database)
  database.execute(migration)
  database.execute(`pragma user_version = ${version + 1}`)
}

/** How many migrations a database has run. */
export function versionOf(database: Database): number {
  return database.get<{ user_version: number }>('pragma user_version')?.user_version ?? 0
}

/** SQL by version. To change a table, add an entry; never edit one that was released. */
export const migrations: readonly string[] = [
  [familyTables, signInTables, planTables, claimTables, contentTables].join('\n'),
  // Staff look up a family by subscriber ID, ignoring case.
  'create index familyBySubscriberId on family (subscriberId collate nocase);',
  benefitTables,
  identityTables,
  eobTables,
  // Program documents have a type, because some of them are certificates.
  "update program set content = json_set(content, '$.resource.type', 'GUIDE') where json_type(content, '$.resource') = 'object';",
  careTables,
  claimGroup,
  idCardTables,
  // Card issuers have networks and a look; missing reference data is added again.
  'delete from cardIssuer;',
  denialReasons,
  sessionTable,
  sessionsOfHeldAccounts,
  logInTables,
  emailChanges,
  logInFailureKinds,
  acknowledgementTable,
]
