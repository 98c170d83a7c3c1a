import { expect, it, onTestFinished, vi } from 'vitest'
import { newDatabase, type TestDatabase } from '../../../tests/postgres/new-database.ts'
import type { State } from '../state.ts'
import { describeState } from '../testing/state-suite.ts'
import { migrations } from './migrations.ts'
import { openPostgresState, type PostgresOptions } from './open-postgres-state.ts'
import { prepareFor } from './running-role.ts'

/** As in production: the tables are one role's, and the portal runs with another. */
describeState('[OPS-13] [SEC-19] state in PostgreSQL', async () => {
  const database = await newDatabase()
  const { role, url } = await database.newRole()
  await prepareFor(database.url, role)
  return {
    open: now => openPostgresState(url, { ...(now && { now }) }),
    remove: database.remove,
  }
})

const later = new Date(Date.now() + 3_600_000)
const session = (id: string) => ({ id, people: [], began: 1 })

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await newDatabase()
  onTestFinished(database.remove)
  return database
}

async function opened(url: string, options?: PostgresOptions): Promise<State> {
  const state = await openPostgresState(url, options)
  onTestFinished(state.close)
  return state
}

it('[OPS-17] is migrated once by instances that start together', async () => {
  const { url, query } = await emptyDatabase()
  const list = [...migrations, 'create table once (one integer); insert into once values (1)']
  const states = await Promise.all(Array.from({ length: 5 }, () => opened(url, { migrations: list })))
  expect(await query('select version from migration order by version')).toEqual(
    list.map((_, index) => ({ version: index + 1 })),
  )
  expect(await query('select * from once')).toHaveLength(1)
  for (const state of states) expect(await state.audit.verify()).toEqual([])
})

it('[OPS-17] serves on in an older instance while a newer one migrates and after it', async () => {
  const { url } = await emptyDatabase()
  const older = await opened(url)
  await older.revocations.endSessions(['before'], later)
  // A release later: tables change while the older instance writes to them all the time.
  const list = [
    ...migrations,
    `alter table ended add column reason text; alter table counter add column note text not null default '';
     create index audit_by_person on audit (person); select pg_sleep(0.3);`,
    'create table more (one integer)',
  ]
  let isDone = false
  const opening = opened(url, { migrations: list }).finally(() => {
    isDone = true
  })
  const entry = { at: '2026-03-10T12:00:00.000Z', event: 'sign-in', result: 'done', person: 'm-1' } as const
  const rest = { actingAs: null, what: 'createToken', origin: 'loopback', request: 'r-1' } as const
  let written = 0
  do {
    await older.revocations.endSessions([`during-${written}`], later)
    await older.counters.consume('somebody', { times: 1_000_000, windowMs: 60_000 })
    await older.audit.append([{ ...entry, ...rest }])
    written += 1
  } while (!isDone)
  const newer = await opening
  await older.revocations.endSessions(['after'], later)
  await vi.waitFor(() => expect(newer.revocations.hasEnded(session('after'))).toBe(true), { timeout: 10_000 })
  for (const id of ['before', ...Array.from({ length: written }, (_, index) => `during-${index}`)])
    expect(newer.revocations.hasEnded(session(id))).toBe(true)
  expect(await newer.audit.rows()).toHaveLength(written)
  expect(await newer.audit.verify()).toEqual([])
  // And one that begins anew finds tables that are newer than it is.
  const again = await opened(url)
  expect(again.revocations.hasEnded(session('after'))).toBe(true)
})

it('[OPS-17] leaves nothing of a migration that fails, and says what is wrong with it', async () => {
  const { url, query } = await emptyDatabase()
  await expect(
    openPostgresState(url, { migrations: [...migrations, 'create table half (one integer); oops'] }),
  ).rejects.toThrow('oops')
  expect(await query("select to_regclass('half') as half, to_regclass('ended') as ended")).toEqual([
    { half: null, ended: null },
  ])
  expect(await (await opened(url)).audit.verify()).toEqual([])
})

it('[SEC-19] changes and removes no row of the audit by a program that means no harm', async () => {
  const { url, query } = await emptyDatabase()
  await opened(url)
  for (const sql of ["update audit set what = 'b'", 'delete from audit', 'truncate audit'])
    await expect(query(sql)).rejects.toThrow('neither changed nor removed')
})

it('[SEC-10] stores no name that is counted, and [SEC-19] finds a row of the audit that was edited', async () => {
  const { url, query } = await emptyDatabase()
  const state = await opened(url)
  await state.counters.consume('log-in of somebody@mail.example', { times: 1, windowMs: 60_000 })
  const [counter] = await query('select key from counter')
  expect(counter.key).toHaveLength(32)
  expect(counter.key.toString('latin1')).not.toContain('somebody')
  const entry = {
    at: '2026-03-10T12:00:00.000Z',
    event: 'page',
    result: 'done',
    person: 'm-7',
    actingAs: 'm-1',
  } as const
  await state.audit.append(['a', 'b'].map(what => ({ ...entry, what, origin: 'public', request: 'r-1' })))
  await query("alter table audit disable trigger all; update audit set what = 'c' where number = 1")
  expect(await state.audit.verify()).toEqual([{ number: 1, fault: 'altered' }])
})

it('[OPS-15] says at once what is wrong with a database that refuses the portal', async () => {
  const { url } = await emptyDatabase()
  const none = `${url}-that-is-not-there`
  await expect(openPostgresState(none)).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at \/.*-that-is-not-there refuses the portal: .*does not exist/,
  )
})

it('[OPS-15] waits for a database that cannot be reached, says so without the password, and stops waiting when told to', async () => {
  const waiting = vi.fn()
  const ending = new AbortController()
  const opening = openPostgresState('postgresql://portal:secret@127.0.0.1:9/portal', { waiting, signal: ending.signal })
  await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
  expect(waiting.mock.calls).toEqual([
    [expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:9\/portal cannot be had \(.*ECONNREFUSED/)],
  ])
  expect(waiting.mock.calls.join()).not.toContain('secret')
  ending.abort()
  await expect(opening).rejects.toThrow('ECONNREFUSED')
})
