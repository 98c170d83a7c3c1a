import { hashPassword } from '../security/passwords.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'
import type { FamilyPlan } from './build/family-plan.ts'
import { planRows } from './build/plan-rows.ts'
import { rowsOf } from './build/rows-of.ts'
import { HOSTILE_DOMAIN_ID } from './data/calendars.ts'
import { DOMAIN_IDS, type SeedDomain, seedDomain } from './data/domains.ts'
import { generatedFamily } from './generated-family.ts'
import { DEMO_PASSWORD, personaFamilies, personaNumber } from './personas.ts'
import { createRandom } from './random.ts'
import { brandRows, calendarRow, referenceRows } from './reference-rows.ts'

export interface Population {
  /** Domain ids of the brands that get personas: whole numbers from 1 to 999. */
  readonly domainIds?: readonly string[] | undefined
  /** How many generated families stand beside the personas. */
  readonly families: number
  /** The same seed makes the same people. */
  readonly seed: string
  /** The day that everything is relative to, yyyy-mm-dd. */
  readonly today: string
}

const BATCH = 500
const DONE = 'generatedFamilies'

/**
 * Fills a database with what it lacks: reference data once, each brand with its personas in one transaction, then
 * generated families in batches, so that any number of them needs little memory. A start that was cut short goes on
 * where it was, a new brand gets its members at the next start, and what is stored is left alone. Each step asks
 * within its own transaction whether it is still to be done: another process may be filling the same file.
 */
export async function populate(database: Database, population: Population): Promise<void> {
  if (!holdsPlans(database)) database.transaction(() => writePlans(database))
  const domainIds = population.domainIds ?? DOMAIN_IDS
  if (domainIds.every(id => holdsBrand(database, id)) && familiesIn(database) >= population.families) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  database.transaction(() => writeReferences(database, domainIds))
  for (const id of domainIds) database.transaction(() => writeBrand(database, seedDomain(id), population, passwordHash))
  while (familiesIn(database) < population.families) {
    database.transaction(() => writeBatch(database, population, passwordHash))
  }
}

/** How many generated families a database holds, -1 before there is anything. */
const familiesIn = (database: Database) => Number(readSetting(database, DONE) ?? -1)

/** What class plans pay for came with a later version of the database: a file of an earlier one gets it at its next start. */
const holdsPlans = (database: Database) => database.get('select 1 from classPlan') !== undefined

function writePlans(database: Database): void {
  if (holdsPlans(database)) return
  for (const { table, row } of planRows()) database.insert(table, row)
}

/** A brand's row is stored together with its personas: where it is, they are. */
const holdsBrand = (database: Database, domainId: string) =>
  database.get('select 1 from brand where domainId = ?', domainId) !== undefined

function writeReferences(database: Database, domainIds: readonly string[]): void {
  if (familiesIn(database) >= 0) return
  // A domain of a brand brings its calendar itself.
  const hostile = domainIds.includes(HOSTILE_DOMAIN_ID) ? [] : [calendarRow(HOSTILE_DOMAIN_ID)]
  for (const { table, row } of [...referenceRows(), ...hostile]) database.insert(table, row)
  writeSetting(database, DONE, '0')
}

function writeBrand(database: Database, domain: SeedDomain, { seed, today }: Population, passwordHash: string): void {
  if (holdsBrand(database, domain.id)) return
  for (const { table, row } of brandRows(domain)) database.insert(table, row)
  for (const [index, { traits, signIns }] of personaFamilies.entries()) {
    const random = createRandom(`${seed} persona ${domain.id} ${index}`)
    const named = signIns.map(signIn => ({ ...signIn, name: `${signIn.name}${domain.id}` }))
    const number = personaNumber(domain.id, index)
    writeFamily(database, { domain, number, traits, signIns: named, today, random }, passwordHash)
  }
}

function writeBatch(database: Database, { seed, today, families }: Population, passwordHash: string): void {
  const first = familiesIn(database) + 1
  const last = Math.min(first + BATCH - 1, families)
  for (let index = first; index <= last; index += 1) {
    writeFamily(database, generatedFamily(seed, index, today), passwordHash)
  }
  if (last >= first) writeSetting(database, DONE, String(last))
}

function writeFamily(database: Database, plan: FamilyPlan, passwordHash: string): void {
  for (const { table, row } of rowsOf(plan, passwordHash)) database.insert(table, row)
}
