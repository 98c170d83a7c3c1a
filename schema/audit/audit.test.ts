import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { type AuditEntry, addressClass } from './chain.ts'
import { type AuditStore, appendToAudit, auditHead, auditRows, auditTables, verifyAudit } from './sqlite-audit.ts'

const entry = (what: string): AuditEntry => ({
  ...{ at: '2026-03-10T12:00:00.000Z', event: 'page', result: 'done', person: 'm-7', actingAs: 'm-1' },
  ...{ what, origin: 'public', request: 'r-1' },
})

function storeOver(database: DatabaseSync): AuditStore {
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values) as Row[],
    run: (sql, ...values) => database.prepare(sql).run(...values),
    transaction(work) {
      database.exec('begin immediate')
      const result = work()
      database.exec('commit')
      return result
    },
  }
}

/** An audit of five rows, `a` to `e`, whose triggers an attacker has dropped. */
function fiveRows() {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec(auditTables)
  const store = storeOver(database)
  appendToAudit(store, ['a', 'b'].map(entry))
  appendToAudit(store, ['c', 'd', 'e'].map(entry))
  const head = auditHead(store)
  database.exec('drop trigger auditUnchanged; drop trigger auditKept')
  return { database, store, head }
}

it('[SEC-19] finds nothing wrong with rows as they were written', () => {
  const { store, head } = fiveRows()
  expect(verifyAudit(store)).toEqual([])
  expect(verifyAudit(store, head)).toEqual([])
  expect([...auditRows(store)].map(({ what }) => what)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

const columns = ['at', 'event', 'result', 'person', 'actingAs', 'what', 'origin', 'request']
it.each(columns)('[SEC-19] [S25] names a row whose %s was edited', column => {
  const { database, store } = fiveRows()
  database.exec(`update audit set ${column} = 'other' where number = 3`)
  expect(verifyAudit(store)).toEqual([{ number: 3, fault: 'altered' }])
})

it('[SEC-19] tells nobody from a person whose key is empty', () => {
  const { database, store } = fiveRows()
  database.exec(`update audit set person = null, actingAs = 'm-7' where number = 2`)
  database.exec(`update audit set actingAs = '' where number = 4`)
  expect(verifyAudit(store).map(({ number }) => number)).toEqual([2, 4])
})

it.each([
  ['one row', 'number = 3', [{ number: 3, to: 3, fault: 'missing' }]],
  ['the first row', 'number = 1', [{ number: 1, to: 1, fault: 'missing' }]],
  ['several rows', 'number in (2, 3)', [{ number: 2, to: 3, fault: 'missing' }]],
  ['the last row', 'number = 5', [{ number: 5, to: 5, fault: 'missing' }]],
  ['every row', 'true', [{ number: 1, to: 5, fault: 'missing' }]],
])('[SEC-19] [S25] names %s that was removed', (_name, which, faults) => {
  const { database, store } = fiveRows()
  database.exec(`delete from audit where ${which}`)
  expect(verifyAudit(store)).toEqual(faults)
})

it('[SEC-19] finds a row that was removed and the numbers after it closed up', () => {
  const { database, store } = fiveRows()
  database.exec('delete from audit where number = 3; update audit set number = number - 1 where number > 3')
  expect(verifyAudit(store)).toEqual([
    { number: 3, fault: 'altered' },
    { number: 4, fault: 'altered' },
    { number: 5, to: 5, fault: 'missing' },
  ])
})

it('[SEC-19] names rows that changed places', () => {
  const { database, store } = fiveRows()
  for (const [from, to] of [
    [2, 99],
    [4, 2],
    [99, 4],
  ])
    database.prepare('update audit set number = ? where number = ?').run(to ?? 0, from ?? 0)
  expect(verifyAudit(store).map(({ number }) => number)).toEqual([2, 3, 4, 5])
})

it('[SEC-19] names a row that was added behind the end, in front of the first, or between two', () => {
  const copy = (number: number) =>
    `insert into audit select ${number}, at, event, result, person, actingAs, what, origin, request, hash from audit where number = 1`
  const { database, store } = fiveRows()
  database.exec(copy(6))
  database.exec(copy(0))
  expect(verifyAudit(store)).toEqual([
    { number: 0, fault: 'extra' },
    { number: 6, fault: 'extra' },
  ])
  const between = fiveRows()
  between.database.exec(`delete from audit where number = 3; ${copy(3)}`)
  // The row after it no longer follows on what stands before it.
  expect(verifyAudit(between.store).map(({ number }) => number)).toEqual([3, 4])
})

it('[SEC-19] finds a chain that was made anew from a head that was written down, and not without', () => {
  const { database, store, head } = fiveRows()
  database.exec('delete from audit; delete from auditHead')
  appendToAudit(store, ['a', 'b', 'other', 'd', 'e', 'f'].map(entry))
  expect(verifyAudit(store)).toEqual([])
  expect(verifyAudit(store, head)).toEqual([{ number: 5, fault: 'head' }])
})

it('[SEC-19] changes and removes no row by a program that means no harm', () => {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec(auditTables)
  appendToAudit(storeOver(database), [entry('a')])
  expect(() => database.exec("update audit set what = 'b'")).toThrow('not changed')
  expect(() => database.exec('delete from audit')).toThrow('not removed')
})

it('[SEC-19] keeps one chain when two processes append to one file at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'audit.sqlite')
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  database.exec(`pragma journal_mode = wal; ${auditTables}`)
  const child = resolve(import.meta.dirname, 'testing/append-process.ts')
  const children = ['one', 'two'].map(name => spawn(process.execPath, [child, file, name, '100'], { stdio: 'inherit' }))
  expect(await Promise.all(children.map(async each => (await once(each, 'exit'))[0]))).toEqual([0, 0])
  const rows = [...auditRows(storeOver(database))]
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  expect(verifyAudit(storeOver(database))).toEqual([])
  for (const name of ['one', 'two']) {
    const own = rows.filter(({ request }) => request === name)
    expect(own.map(({ what }) => what)).toEqual(Array.from({ length: 100 }, (_, index) => String(index)))
  }
})

it.each([
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.20.0.1', 'private'],
  ['::ffff:192.168.1.1', 'private'],
  ['fd00::1', 'private'],
  ['fe80::1', 'private'],
  ['172.32.0.1', 'public'],
  ['203.0.113.9', 'public'],
  ['2001:db8::1', 'public'],
  ['unknown', 'unknown'],
  ['', 'public'],
])('[SEC-19] keeps of %s that it is %s', (address, kind) => {
  expect(addressClass(address)).toBe(kind)
})
