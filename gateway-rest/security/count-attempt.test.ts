import { describe, expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { openDatabase } from '../store/open-database.ts'
import { createCountAttempt } from './count-attempt.ts'
import { createDigest } from './digest.ts'

const KEY = Buffer.from('a key of tests only')
const LIMIT = { attempts: 2, seconds: 60 }

describe('countAttempt', () => {
  let now = new Date('2026-06-15T19:00:00Z')
  const counter = (database: Database) =>
    createCountAttempt(
      database,
      createClock(() => now),
      createDigest(KEY),
    )
  const room = (count: ReturnType<typeof counter>, name: string) => {
    try {
      count(name, LIMIT)
      return true
    } catch {
      return false
    }
  }

  it('has room for so many attempts in a time, under each name, and tells how long to wait', () => {
    const database = openDatabase(':memory:')
    const count = counter(database)
    expect([1, 2, 3, 4].map(() => room(count, 'a'))).toEqual([true, true, false, false])
    expect(room(count, 'b')).toBe(true)
    now = new Date('2026-06-15T19:00:59.500Z')
    expect(() => count('a', LIMIT)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 1 }))
    now = new Date('2026-06-15T19:01:00Z')
    expect(room(count, 'a')).toBe(true)
    database.close()
  })

  it('counts in the database: a second process has no room of its own', () => {
    const database = openDatabase(':memory:')
    room(counter(database), 'a')
    room(counter(database), 'a')
    expect(room(counter(database), 'a')).toBe(false)
    database.close()
  })

  it('keeps neither names nor what has ended', () => {
    const database = openDatabase(':memory:')
    const count = counter(database)
    count('forgot-password about robin77', LIMIT)
    expect(JSON.stringify(database.all('select * from attemptCount'))).not.toContain('robin77')
    now = new Date(now.getTime() + 60_000)
    count('another', LIMIT)
    expect(database.all('select * from attemptCount')).toHaveLength(1)
    database.close()
  })

  it('[SEC-10] takes an attempt back, and writes nothing for one that is refused', () => {
    const database = openDatabase(':memory:')
    const count = counter(database)
    count('a', LIMIT)
    count('a', LIMIT)()
    expect(room(count, 'a')).toBe(true)
    const written = () => database.get<{ changes: number }>('select total_changes() as changes')?.changes
    const before = written()
    expect(room(count, 'a')).toBe(false)
    expect(written()).toBe(before)
    database.close()
  })
})
