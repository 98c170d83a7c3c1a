import { expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import { openDatabase } from '../store/open-database.ts'
import { createDigest } from './digest.ts'
import { countFailures, failuresOf, forgetNames } from './log-in-failures.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-06-15T19:00:00Z')

function gateway() {
  let now = start
  const database = openDatabase(':memory:')
  database.execute(`pragma foreign_keys = off;
    insert into signIn (username, domainId, memberKey, passwordHash, status, role) values ('robin', '1', 'm-1', 'x', 'ACT', 'member')`)
  const services = {
    database,
    clock: createClock(() => new Date(now)),
    digest: createDigest(Buffer.from('a key')),
    note: { locked: () => {} },
  }
  const named = (username: string) => ({ username, domainId: '1' })
  return {
    database,
    fail: (username: string) => countFailures(services, named(username)),
    failures: (username: string) => failuresOf(services, named(username)),
    pass: (ms: number) => {
      now += ms
      return now
    },
  }
}

it('[SEC-13] counts names that nobody has for ninety days after the last try', () => {
  const { fail, failures, pass } = gateway()
  fail('nobody')
  pass(80 * day)
  expect(fail('nobody')).toBe(2)
  pass(91 * day)
  fail('another')
  expect([failures('nobody'), failures('another')]).toEqual([0, 1])
})

it('[OPEN-73] [SEC-14] keeps those of a sign-in, however long ago, and whatever is tried besides', () => {
  const { database, fail, failures, pass } = gateway()
  for (let tries = 0; tries < 5; tries += 1) fail('robin')
  for (let name = 0; name < 20; name += 1) {
    pass(1_000)
    fail(`nobody${name}`)
  }
  forgetNames(database, pass(0), 10)
  const kept = Array.from({ length: 20 }, (_, name) => failures(`nobody${name}`))
  expect(kept).toEqual([...Array(10).fill(0), ...Array(10).fill(1)])
  forgetNames(database, pass(1_000 * day))
  expect([failures('robin'), failures('nobody19')]).toEqual([5, 0])
})
