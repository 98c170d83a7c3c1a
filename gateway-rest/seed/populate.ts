import { hashPassword } from '../security/passwords.ts'
import type { Database } from '../store/database.ts'
import { versionOf } from '../store/migrations.ts'
import { readSetting, writeSetting } from '../store/setting.ts'
import type { FamilyPlan } from './build/family-plan.ts'
import { rowsOf } from './build/rows-of.ts'
import { createRowWriter } from './build/seed-row.ts'
import { HOSTILE_DOMAIN_ID } from './data/calendars.ts'
import { DOMAIN_IDS, type SeedDomain, seedDomain } from './data/domains.ts'
import { recordPopulationDay } from './data-age.ts'
import { generatedFamily } from './generated-family.ts'
import { DEMO_PASSWORD, personaFamilies, personaNumber } from './personas.ts'
import { createRandom } from './random.ts'
import { brandRows, calendarRow, referenceRows } from './reference-rows.ts'

export interface Population {
  /** Domain ids of the brands that get personas: whole numbers from 1 to 999. */
  readonly domainIds?: readonly string[] | undefined
  /** How many generated families there are besides the personas. */
  readonly families: number
  /** The same seed makes the same people. */
  readonly seed: string
  /** The day that all dates are relative to, yyyy-mm-dd. */
  readonly today: string
  /** Called after each batch with the number of families generated so far. */
  readonly onProgress?: (families: number) => void
}

const BATCH = 500
const DONE = 'generatedFamilies'
const REFERENCES = 'referencesOfVersion'

/**
 * Adds what a database lacks: reference data, each brand with its personas in one transaction, then generated families
 * in batches, so that any number of them needs little memory. An interrupted run is continued at the next start, a new
 * brand gets its members then, and existing data is left alone. Each step checks within its transaction whether it is
 * still to be done, because another process may be filling the same file.
 */
export async function populate(database: Database, population: Population): Promise<void> {
  if (!holdsReferences(database)) database.transaction(() => writeReferences(database, population.today))
  const domainIds = population.domainIds ?? DOMAIN_IDS
  if (domainIds.every(id => holdsBrand(database, id)) && familiesIn(database) >= population.families) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const write = createRowWriter(database, 'insert')
  const writeFamily: WriteFamily = plan => {
    for (const row of rowsOf(plan, passwordHash)) write(row)
  }
  for (const id of domainIds) {
    database.transaction(() => {
      if (!holdsBrand(database, id)) writeBrand(database, seedDomain(id), population, writeFamily)
    })
  }
  while (familiesIn(database) < population.families) {
    database.transaction(() => writeBatch(database, population, writeFamily))
    population.onProgress?.(familiesIn(database))
  }
}

type WriteFamily = (plan: FamilyPlan) => void

/** How many generated families a database holds. */
const familiesIn = (database: Database) => Number(readSetting(database, DONE) ?? 0)

/** A brand's row is stored in one transaction with its personas. */
const holdsBrand = (database: Database, domainId: string) =>
  database.get('select 1 from brand where domainId = ?', domainId) !== undefined

/** Missing reference data is added again when the schema has changed since. */
const holdsReferences = (database: Database) => readSetting(database, REFERENCES) === String(versionOf(database))

function writeReferences(database: Database, today: string): void {
  if (holdsReferences(database)) return
  const write = createRowWriter(database, 'insert or ignore')
  for (const row of [...referenceRows(), calendarRow(HOSTILE_DOMAIN_ID)]) write(row)
  writeSetting(database, REFERENCES, String(versionOf(database)))
  recordPopulationDay(database, today)
}

function writeBrand(
  database: Database,
  domain: SeedDomain,
  { seed, today }: Population,
  writeFamily: WriteFamily,
): void {
  // The hostile calendar may be there already when a brand gets that domain id.
  const write = createRowWriter(database, 'insert or ignore')
  for (const row of brandRows(domain)) write(row)
  for (const [index, { traits, signIns }] of personaFamilies.entries()) {
    const random = createRandom(`${seed} persona ${domain.id} ${index}`)
    const named = signIns.map(signIn => ({ ...signIn, name: `${signIn.name}${domain.id}` }))
    writeFamily({ domain, number: personaNumber(domain.id, index), traits, signIns: named, today, random })
  }
}

function writeBatch(database: Database, { seed, today, families }: Population, writeFamily: WriteFamily): void {
  const first = familiesIn(database) + 1
  const last = Math.min(first + BATCH - 1, families)
  for (let index = first; index <= last; index += 1) writeFamily(generatedFamily(seed, index, today))
  if (last >= first) writeSetting(database, DONE, String(last))
}
