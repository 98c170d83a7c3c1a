import { hashPassword } from '../security/passwords.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'
import type { FamilyPlan } from './build/family-plan.ts'
import { rowsOf } from './build/rows-of.ts'
import { domains } from './data/domains.ts'
import { generatedFamily } from './generated-family.ts'
import { DEMO_PASSWORD, personaFamilies } from './personas.ts'
import { createRandom } from './random.ts'
import { referenceRows } from './reference-rows.ts'

export interface Population {
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
 * Fills an empty database: reference data and personas in one transaction, then generated families in batches, so that
 * any number of them needs little memory. A start that was cut short goes on where it was; a full database is left alone.
 */
export async function populate(database: Database, population: Population): Promise<void> {
  const done = readSetting(database, DONE)
  if (Number(done ?? -1) >= population.families) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  if (done === undefined) writePersonas(database, population, passwordHash)
  for (let next = Number(done ?? 0) + 1; next <= population.families; next += BATCH) {
    const last = Math.min(next + BATCH - 1, population.families)
    database.transaction(() => {
      for (let index = next; index <= last; index += 1) {
        writeFamily(database, generatedFamily(population.seed, index, population.today), passwordHash)
      }
      writeSetting(database, DONE, String(last))
    })
  }
}

function writePersonas(database: Database, { seed, today }: Population, passwordHash: string): void {
  database.transaction(() => {
    for (const { table, row } of referenceRows()) database.insert(table, row)
    for (const [place, domain] of domains.entries()) {
      for (const [index, { traits, signIns }] of personaFamilies.entries()) {
        const random = createRandom(`${seed} persona ${domain.id} ${index}`)
        const named = signIns.map(signIn => ({ ...signIn, name: `${signIn.name}${domain.id}` }))
        writeFamily(
          database,
          { domain, number: (place + 1) * 1000 + index, traits, signIns: named, today, random },
          passwordHash,
        )
      }
    }
    writeSetting(database, DONE, '0')
  })
}

function writeFamily(database: Database, plan: FamilyPlan, passwordHash: string): void {
  for (const { table, row } of rowsOf(plan, passwordHash)) database.insert(table, row)
}
