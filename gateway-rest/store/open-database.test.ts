import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { readSetting, writeSetting } from './setting.ts'

describe('openDatabase', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('writes ahead and waits for the disk, so that power loss takes nothing that was acknowledged', () => {
    const database = openDatabase(join(folder, 'deeper/gateway.sqlite'))
    expect(database.get('pragma journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(database.get('pragma synchronous')).toEqual({ synchronous: 2 })
    database.close()
  })

  it('keeps what is there when it is opened again', () => {
    const file = join(folder, 'gateway.sqlite')
    const first = openDatabase(file)
    writeSetting(first, 'name', 'one')
    writeSetting(first, 'name', 'two')
    first.close()
    const second = openDatabase(file)
    expect(readSetting(second, 'name')).toBe('two')
    second.close()
  })

  it('never takes a write for stored that failed while it was being stored', () => {
    const database = openDatabase(':memory:')
    database.execute(`create table owner (id integer primary key);
      create table thing (owner integer references owner deferrable initially deferred)`)
    expect(() => database.get('insert into thing values (1) returning owner')).toThrow('FOREIGN KEY')
    expect(database.all('select * from thing')).toEqual([])
    database.close()
  })

  it('stores all of a transaction or nothing', () => {
    const database = openDatabase(':memory:')
    const work = () => {
      writeSetting(database, 'name', 'half')
      throw new Error('stop')
    }
    expect(() => database.transaction(work)).toThrow('stop')
    expect(readSetting(database, 'name')).toBeUndefined()
    database.close()
  })
})
