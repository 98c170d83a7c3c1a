import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openConnection } from './connection.ts'
import { EndedSessions, UnsentRows } from './ended-sessions.ts'
import { openState } from './open-state.ts'
import { describeState } from './testing/state-suite.ts'

const folder = () => mkdtemp(join(tmpdir(), 'state-'))
const newFile = async () => {
  const place = await folder()
  onTestFinished(() => rm(place, { recursive: true }))
  return join(place, 'inner', 'portal.sqlite')
}

describeState('[OPS-13] state in a file', async () => {
  const place = await folder()
  return {
    open: now => openState(join(place, 'portal.sqlite'), { ...(now && { now }) }),
    remove: () => rm(place, { recursive: true }),
  }
})

const session = { id: 's-1', people: ['m-1'], began: 1 }
const later = new Date(Date.now() + 3_600_000)

it('[SEC-01] keeps what has ended when the store can no longer be read, and tells so once', async () => {
  const file = await newFile()
  const report = vi.fn()
  const state = openState(file, { report })
  await state.revocations.endSessions(['s-1'], later)
  const other = new DatabaseSync(file)
  other.exec('drop table ended')
  other.close()
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), { timeout: 10_000 })
  await new Promise(done => setTimeout(done, 600))
  expect(report).toHaveBeenCalledTimes(1)
  expect(state.revocations.hasEnded(session)).toBe(true)
  // What is ended now holds here, and whoever ended it learns that the others do not know.
  await expect(state.revocations.endSessions(['s-2'], later)).rejects.toThrow('ended')
  expect(state.revocations.hasEnded({ ...session, id: 's-2' })).toBe(true)
  await state.close()
})

it('[SEC-01] tells the others what ended while the store took nothing, as soon as it does, and waits for it nowhere', async () => {
  const file = await newFile()
  const [here, there] = [openState(file), openState(file)]
  onTestFinished(() => Promise.all([here.close(), there.close()]).then(() => {}))
  // Another process writes, and does not come to an end.
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  await expect(here.revocations.endSessions(['s-1'], later)).rejects.toThrow('locked')
  await expect(here.revocations.endPeople(['m-1'], new Date(5), later)).rejects.toThrow('locked')
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  await vi.waitFor(() => expect(here.trouble()).toBeDefined(), { timeout: 10_000 })
  await new Promise(done => setTimeout(done, 600))
  clearInterval(beat)
  expect(longest).toBeLessThan(1_000)
  expect(there.revocations.hasEnded(session)).toBe(false)
  other.exec('rollback')
  await vi.waitFor(() => expect(there.revocations.hasEnded(session)).toBe(true), { timeout: 10_000 })
  expect(there.revocations.hasEnded({ ...session, id: 's-2' })).toBe(true)
  await vi.waitFor(() => expect(here.trouble()).toBeUndefined(), { timeout: 10_000 })
  const rows = other.prepare('select kind, key, beganBy from ended order by row').all()
  expect(rows).toEqual([
    { kind: 'session', key: 's-1', beganBy: 0 },
    { kind: 'person', key: 'm-1', beganBy: 5 },
  ])
})

it('[SEC-01] keeps no more of what could not be stored than memory is given for, and nothing that is over', () => {
  const unsent = new UnsentRows()
  const row = (key: string, until: number) => ({ kind: 'session', key, beganBy: 0, until }) as const
  unsent.keep([row('over', 5), row('first', 20)], 10)
  unsent.keep(
    Array.from({ length: 100_000 }, (_, index) => row(`${index}`, 20)),
    10,
  )
  const kept = unsent.take()
  expect([kept.length, kept[0]?.key, unsent.take()]).toEqual([100_000, '0', []])
})

it('tells what went wrong in a transaction that SQLite has rolled back itself', () => {
  const connection = openConnection(':memory:', 'normal')
  connection.run('create table once (one integer unique on conflict rollback)')
  const twice = () => {
    connection.run('insert into once values (1)')
    connection.run('insert into once values (1)')
  }
  expect(() => connection.transaction(twice)).toThrow('UNIQUE')
  expect(connection.all('select * from once')).toEqual([])
  connection.close()
})

it('[SEC-10] stores no name that is counted', async () => {
  const file = await newFile()
  const state = openState(file)
  await state.counters.consume('log-in of somebody@mail.example', { times: 1, windowMs: 60_000 })
  await state.close()
  const stored = new DatabaseSync(file)
  const rows = stored.prepare('select * from counter').all()
  stored.close()
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0]?.key as Uint8Array).toString('latin1')).not.toContain('somebody')
})

it('works in memory, for one process alone', async () => {
  const state = openState(':memory:')
  await state.revocations.endSessions(['s-1'], later)
  expect(state.revocations.hasEnded(session)).toBe(true)
  expect(openState(':memory:').revocations.hasEnded(session)).toBe(false)
  await state.close()
})

it('says which file cannot be used, and what to do', async () => {
  const place = await folder()
  onTestFinished(() => rm(place, { recursive: true }))
  await writeFile(join(place, 'file'), 'no database at all, but some text that is long enough')
  expect(() => openState(join(place, 'file'))).toThrow(/file cannot be used as the portal's data file: .*PORTAL_DATA/)
  expect(() => openState(join(place, 'file', 'portal.sqlite'))).toThrow('PORTAL_DATA')
})

it('[SEC-01] forgets an ended session when its tokens have ended, and no earlier', () => {
  const ended = new EndedSessions()
  ended.add({ kind: 'session', key: 's-1', beganBy: 0, until: 1_000 })
  ended.add({ kind: 'person', key: 'm-2', beganBy: 5, until: 2_000 })
  ended.forget(999)
  expect(ended.has(session)).toBe(true)
  ended.forget(1_000)
  expect(ended.has(session)).toBe(false)
  expect(ended.has({ ...session, people: ['m-2'] })).toBe(true)
  ended.forget(2_000)
  expect(ended.has({ ...session, people: ['m-2'] })).toBe(false)
})
