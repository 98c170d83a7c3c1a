import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Database } from '../store/database.ts'
import { openDatabase } from '../store/open-database.ts'
import { readSetting } from '../store/setting.ts'
import { makePopulation } from './make-population.ts'
import { populate } from './populate.ts'

const COMMAND = join(import.meta.dirname, '../cli/population.ts')
const SMALL = { families: 12, seed: '7', today: '2026-06-15' }

describe('makePopulation', { timeout: 60_000 }, () => {
  let folder = ''
  let file = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'population-'))
    file = join(folder, 'deeper/people.sqlite')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Everything but passwords, whose salt is another each time. */
  function contents(database: Database): string {
    const schema = database.all<{ name: string; type: string; sql: string }>(
      'select * from sqlite_schema order by name',
    )
    const tables = schema.filter(({ type, name }) => type === 'table' && name !== 'signIn')
    const signIns = 'select username, domainId, memberKey, status, role from signIn'
    const rows = [...tables.map(({ name }) => `select * from ${name}`), signIns].map(sql => database.all(sql))
    return JSON.stringify([schema.map(({ name, sql }) => [name, sql]), rows])
  }

  function contentsOf(path: string): string {
    const database = new Database(path)
    const text = contents(database)
    expect(database.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(database.all('pragma foreign_key_check')).toEqual([])
    database.close()
    return text
  }

  it('makes the same people, tables and indexes as a start of the gateway with as many families', async () => {
    await makePopulation(file, SMALL)
    const started = openDatabase(':memory:')
    await populate(started, SMALL)
    expect(contentsOf(file)).toBe(contents(started))
    started.close()
  })

  it('tells how far it is', async () => {
    const seen: number[] = []
    await makePopulation(file, { ...SMALL, families: 600, onProgress: done => seen.push(done) })
    expect(seen).toEqual([500, 600])
  })

  it('killed in the middle leaves nothing that looks like a population, and the next run is not disturbed', async () => {
    await killedRun()
    expect(existsSync(file)).toBe(false)
    expect(existsSync(`${file}.part`)).toBe(true)
    await makePopulation(file, SMALL)
    expect(existsSync(`${file}.part`)).toBe(false)
    contentsOf(file)
  })

  it('killed in the middle leaves an earlier population as it was', async () => {
    await makePopulation(file, SMALL)
    const before = contentsOf(file)
    await killedRun('--replace')
    expect(contentsOf(file)).toBe(before)
  })

  it('never takes the place of a file that a gateway has open, whose changes it takes away only on request', async () => {
    await makePopulation(file, SMALL)
    const gateway = openDatabase(file)
    await expect(makePopulation(file, SMALL)).rejects.toThrow('in use')
    gateway.close()
    expect(await exitCode(run('--families', '1'))).toBe(1)
    expect(await exitCode(run('--families', '1', '--replace'))).toBe(0)
    const database = new Database(file)
    expect(readSetting(database, 'generatedFamilies')).toBe('1')
    database.close()
  })

  it('runs once at a time for one file', async () => {
    const other = run('--families', '100000')
    await once(other.stderr, 'data')
    await expect(makePopulation(file, SMALL)).rejects.toThrow('in use')
    other.kill('SIGKILL')
    await once(other, 'exit')
  })

  const run = (...args: string[]) =>
    spawn(process.execPath, [COMMAND, '--data', file, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })

  async function exitCode(child: ReturnType<typeof run>): Promise<number> {
    const [code] = await once(child, 'exit')
    return code
  }

  /** A run of far more families than it gets the time for: its first sign of progress is its end. */
  async function killedRun(...args: string[]): Promise<void> {
    const child = run('--families', '100000', ...args)
    await once(child.stderr, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
