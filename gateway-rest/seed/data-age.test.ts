import { describe, expect, it } from 'vitest'
import { migrations } from '../store/migrations.ts'
import { openDatabase } from '../store/open-database.ts'
import { dataAge } from './data-age.ts'
import { populate } from './populate.ts'

describe('dataAge', () => {
  it('counts the days and the changes of tables since a file was populated, whatever is added to it later', async () => {
    const database = openDatabase(':memory:')
    const day = (today: string, families = 0) => populate(database, { families, seed: 'a', today, domainIds: ['1'] })
    await day('2026-02-20')
    expect(dataAge(database, '2026-02-20')).toEqual({ days: 0, changes: 0 })
    await day('2026-03-20', 2)
    expect(dataAge(database, '2026-04-01')).toEqual({ days: 40, changes: 0 })
    database.execute(`pragma user_version = ${migrations.length + 1}`)
    await day('2026-04-01')
    expect(dataAge(database, '2026-04-01')).toEqual({ days: 40, changes: 1 })
    database.close()
  })

  it('has nothing to say about a file that never noted its day', () => {
    const database = openDatabase(':memory:')
    expect(dataAge(database, '2026-04-01')).toEqual({ days: 0, changes: 0 })
    database.close()
  })
})
