import { benefitTables } from './tables/benefit-tables.ts'
import { careTables } from './tables/care-tables.ts'
import { claimGroup } from './tables/claim-group.ts'
import { claimTables } from './tables/claim-tables.ts'
import { contentTables } from './tables/content-tables.ts'
import { eobTables } from './tables/eob-tables.ts'
import { familyTables } from './tables/family-tables.ts'
import { idCardTables } from './tables/id-card-tables.ts'
import { identityTables } from './tables/identity-tables.ts'
import { planTables } from './tables/plan-tables.ts'
import { signInTables } from './tables/sign-in-tables.ts'

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
