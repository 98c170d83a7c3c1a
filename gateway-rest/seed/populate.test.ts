import { describe, expect, it } from 'vitest'
import type { Database } from '../store/database.ts'
import { openDatabase } from '../store/open-database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'
import { populate } from './populate.ts'

const TABLES = [
  'planGroup',
  'family',
  'enrollment',
  'member',
  'coverage',
  'preference',
  'registrationPolicy',
  'claim',
  'claimLine',
  'pcpHistory',
  'referral',
  'planLimit',
  'earlierPlan',
]

async function population(families: number, seed: string, today = '2026-06-15'): Promise<Database> {
  const database = openDatabase(':memory:')
  await populate(database, { families, seed, today })
  return database
}

const contents = (database: Database) => JSON.stringify(TABLES.map(table => database.all(`select * from ${table}`)))
const count = (database: Database, table: string) =>
  database.get<{ rows: number }>(`select count(*) as rows from ${table}`)?.rows ?? 0

describe('populate', () => {
  it('the same seed and day make the same people, another seed others', async () => {
    const first = contents(await population(20, 'a'))
    expect(contents(await population(20, 'a'))).toBe(first)
    expect(contents(await population(20, 'b'))).not.toBe(first)
  })

  it('a longer population begins with the shorter one, and a start that was cut short goes on', async () => {
    const whole = await population(40, 'a')
    const grown = await population(15, 'a')
    await populate(grown, { families: 40, seed: 'a', today: '2026-06-15' })
    expect(contents(grown)).toBe(contents(whole))
  })

  it('leaves a full database alone', async () => {
    const database = await population(5, 'a')
    const before = contents(database)
    await populate(database, { families: 5, seed: 'b', today: '2027-01-01' })
    expect(contents(database)).toBe(before)
  })

  it('gives a file of an earlier version the class plans that it lacks', async () => {
    const database = await population(0, 'a')
    const plans = ['classPlan', 'planService', 'planServiceTier', 'planLimit']
    const before = plans.map(table => count(database, table))
    expect(Math.min(...before)).toBe(14)
    for (const table of plans.toReversed()) database.run(`delete from ${table}`)
    writeSetting(database, 'referencesOfVersion', '1')
    await populate(database, { families: 0, seed: 'a', today: '2026-06-15' })
    expect(plans.map(table => count(database, table))).toEqual(before)
  })

  it('makes as many families as asked for, with keys and subscriber IDs of their own, on every brand', async () => {
    const personas = await population(0, 'a')
    const database = await population(1200, 'a')
    expect(count(database, 'family')).toBe(count(personas, 'family') + 1200)
    expect(readSetting(database, 'generatedFamilies')).toBe('1200')
    const ids = database.all<{ subscriberId: string; domainId: string }>('select subscriberId, domainId from family')
    expect(new Set(ids.map(row => row.subscriberId)).size).toBe(ids.length)
    expect(ids.every(row => /^[A-Za-z0-9]{9,10}$/.test(row.subscriberId))).toBe(true)
    expect(new Set(ids.map(row => row.domainId)).size).toBe(4)
    const names = database.get<{ names: number }>('select count(distinct firstName || lastName) as names from member')
    expect(names?.names).toBeGreaterThan(1000)
  })

  it('in all of it no yearly limit is exceeded, and every paid line adds up to its charge', async () => {
    const database = await population(300, 'a')
    const wrong = database.all(
      `select claimId from claimLine join claim on claim.id = claimId where claimStatusCode <> '01'
       and charge <> disallow + paid + coinsurance + copay + deductible + nonCovered`,
    )
    expect(wrong).toEqual([])
    const most = (amount: string, type: string, owner: string) =>
      database.get<{ most: number }>(
        `select max(used) as most from (select sum(${amount}) as used from claimLine join claim on claim.id = claimId
         join member using (memberKey) where claimType = ? group by ${owner}, substr(serviceDateFrom, 1, 4))`,
        type,
      )?.most
    expect(most('deductible', 'M', 'memberKey')).toBeLessThanOrEqual(3_000_00)
    expect(most('deductible', 'M', 'subscriberKey')).toBeLessThanOrEqual(6_000_00)
    expect(most('deductible', 'D', 'memberKey')).toBeLessThanOrEqual(50_00)
    expect(most('deductible', 'D', 'subscriberKey')).toBeLessThanOrEqual(150_00)
    expect(most('paid', 'D', 'memberKey')).toBeLessThanOrEqual(1_500_00)
    expect(most('deductible + coinsurance + copay', 'M', 'memberKey')).toBeLessThanOrEqual(7_000_00)
  })

  it('works on any day of the calendar, leap day and New Year included', async () => {
    for (const today of ['2024-02-29', '2026-01-01', '2026-12-31']) {
      const database = await population(30, 'a', today)
      const late = database.all('select id from claim where serviceDateFrom > ? or paidDate > ?', today, today)
      expect(late).toEqual([])
      expect(database.all('pragma foreign_key_check')).toEqual([])
    }
  })
})
