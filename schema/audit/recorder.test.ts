import { expect, it, onTestFinished, vi } from 'vitest'
import type { AuditEntry } from './chain.ts'
import { type AuditTrouble, createAuditRecorder } from './recorder.ts'

const entry = (what: string, other: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ at: '2026-03-10T12:00:00.000Z', event: 'change', result: 'done', person: 'm-7', actingAs: null },
  ...{ what, origin: 'public', request: `r-${what}` },
  ...other,
})

/** A recorder over a store in memory, which can be told to take nothing. */
function recording(options: { room?: number } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const batches: (readonly AuditEntry[])[] = []
  const troubles: AuditTrouble[] = []
  let refusal: Error | undefined
  const recorder = createAuditRecorder({
    async append(entries) {
      if (refusal) throw refusal
      batches.push(entries)
    },
    report: trouble => troubles.push(trouble),
    now: () => new Date('2026-03-10T13:00:00Z'),
    ...options,
  })
  return {
    ...{ recorder, batches, troubles },
    rows: () => batches.flat().map(({ what, result }) => (result === 'done' ? what : `${what}: ${result}`)),
    refuse(error: Error | undefined) {
      refusal = error
    },
    /** Lets milliseconds pass, and what is due be stored. */
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      await new Promise(done => setImmediate(() => setImmediate(done)))
    },
  }
}

it('[SEC-19] appends in one transaction, and in order, what happens within a moment', async () => {
  const { recorder, batches, pass } = recording()
  for (const what of ['a', 'b', 'c']) recorder.record(entry(what))
  await pass(10)
  expect(batches).toEqual([])
  await pass(20)
  expect(batches.map(batch => batch.map(({ what }) => what))).toEqual([['a', 'b', 'c']])
  recorder.record(entry('d'))
  await pass(30)
  expect(batches).toHaveLength(2)
})

it('[SEC-19] stores at once what is waited for, together with all that waits beside it', async () => {
  const { recorder, batches, rows } = recording()
  recorder.record(entry('a'))
  const both = [recorder.stored()]
  recorder.record(entry('b'))
  both.push(recorder.stored())
  expect(await Promise.all(both)).toEqual([true, true])
  expect(rows()).toEqual(['a', 'b'])
  expect(batches).toHaveLength(1)
  expect(await recorder.stored()).toBe(true)
  expect(batches).toHaveLength(1)
})

it('[SEC-19] stores what is left when it is closed, what was counted among it', async () => {
  const { recorder, rows } = recording()
  recorder.record(entry('a'))
  for (const _time of [1, 2, 3]) recorder.record(entry('b', { result: 'FORBIDDEN' }))
  await recorder.close()
  expect(rows()).toEqual(['a', 'b: FORBIDDEN', 'b: FORBIDDEN, 2 more'])
})

it('[SEC-19] tells once of a store that takes nothing, and tries again without losing a row or the order', async () => {
  const { recorder, refuse, rows, troubles, pass } = recording()
  const full = new Error('database or disk is full')
  refuse(full)
  recorder.record(entry('a'))
  expect(await recorder.stored()).toBe(false)
  recorder.record(entry('b'))
  await pass(3_000)
  expect(troubles).toEqual([{ error: full, waiting: 1, lost: 0 }])
  refuse(undefined)
  recorder.record(entry('c'))
  await pass(30_000)
  expect(rows()).toEqual(['a', 'b', 'c'])
  expect(troubles.slice(1)).toEqual([{ waiting: 0, lost: 0 }])
  recorder.record(entry('d'))
  expect(await recorder.stored()).toBe(true)
})

it('[SEC-19] keeps only so many rows for a store that takes nothing, and leaves a row where others are missing', async () => {
  const { recorder, refuse, rows, batches, pass } = recording({ room: 3 })
  refuse(new Error('no'))
  for (const what of ['a', 'b', 'c', 'd', 'e']) recorder.record(entry(what))
  expect(await recorder.stored()).toBe(false)
  refuse(undefined)
  // What found no room was not stored, and whoever waits for it is told.
  expect(await recorder.stored()).toBe(false)
  await pass(1_000)
  recorder.record(entry('f'))
  expect(await recorder.stored()).toBe(true)
  expect(rows()).toEqual(['a', 'b', 'c', 'audit: 2 rows', 'f'])
  expect(batches.flat()[3]).toMatchObject({ event: 'gap', at: '2026-03-10T13:00:00.000Z', person: null })
})

it('[SEC-19] goes on when closing finds the store refusing, and takes nothing more', async () => {
  const { recorder, refuse, batches, troubles } = recording()
  refuse(new Error('no'))
  recorder.record(entry('a'))
  await recorder.close()
  expect(troubles.map(({ waiting }) => waiting)).toEqual([1, 1])
  refuse(undefined)
  recorder.record(entry('b'))
  expect(await recorder.stored()).toBe(false)
  expect(batches).toEqual([])
})

it('[SEC-19] makes two rows a minute of refusals that anybody can cause, however many there are', async () => {
  const { recorder, rows, batches, pass } = recording()
  const refused = (request: string, other: Partial<AuditEntry> = {}) =>
    recorder.record(entry('page', { event: 'refusal', result: 'UNAUTHORIZED', person: null, request, ...other }))
  for (let time = 0; time < 10_000; time += 1) refused(`r-${time}`)
  refused('other', { origin: 'private' })
  await pass(60_100)
  expect(rows()).toEqual(['page: UNAUTHORIZED', 'page: UNAUTHORIZED', 'page: UNAUTHORIZED, 9999 more'])
  expect(batches.flat()[2]?.request).toBe('r-9999')
  refused('next minute')
  await pass(60_100)
  expect(rows()).toHaveLength(4)
})

it('[SEC-19] counts a done thing that nobody known did, but never what a known person did or staff did as a member', async () => {
  const { recorder, rows, pass } = recording()
  for (const _time of [1, 2, 3]) {
    recorder.record(entry('asked', { person: null }))
    recorder.record(entry('done'))
    recorder.record(entry('acting', { result: 'NOT_WHILE_ACTING', actingAs: 'm-1' }))
  }
  await pass(60_100)
  const count = (what: string) => rows().filter(row => row.startsWith(what)).length
  expect([count('asked'), count('done'), count('acting')]).toEqual([2, 3, 3])
})

it('[SEC-19] tells only so many people apart within a minute', async () => {
  const { recorder, batches, pass } = recording()
  for (let time = 0; time < 2_000; time += 1)
    recorder.record(entry('call', { result: 'FORBIDDEN', person: `m-${time % 1_000}` }))
  await pass(60_100)
  const rows = batches.flat()
  expect(rows.length).toBeLessThan(1_100)
  const told = rows.reduce((sum, { result }) => sum + Number(/, (\d+) more/.exec(result)?.[1] ?? 1), 0)
  expect(told).toBe(2_000)
})
