import { expect, it } from 'vitest'
import { createRevisionHolder, type Load } from './revision-holder.ts'

it('keeps serving the last good revision when a bad one is loaded', async () => {
  const loads: (() => Promise<string>)[] = [
    async () => 'second',
    async () => {
      throw new Error('bad manifest')
    },
  ]
  const holder = createRevisionHolder('first', () => (loads.shift() ?? (async () => 'none'))())
  expect(holder.current()).toBe('first')
  expect(await holder.reload()).toEqual({ ok: true })
  expect(holder.current()).toBe('second')
  expect(await holder.reload()).toEqual({ ok: false, error: new Error('bad manifest') })
  expect(holder.current()).toBe('second')
})

it('lets the newest load win when an older one is slow', async () => {
  const loads = [new Promise<string>(done => setTimeout(done, 20, 'slow')), Promise.resolve('new')]
  const holder = createRevisionHolder('first', () => loads.shift() ?? Promise.resolve('none'))
  await Promise.all([holder.reload(), holder.reload()])
  expect(holder.current()).toBe('new')
})

it('takes a part, says what was refused until it is mended, and when it took what serves', async () => {
  const loads: Load<string>[] = [
    async (former, refuse) => {
      refuse('half is wrong')
      return `${former} and a half`
    },
    async former => {
      throw new Error(`worse than ${former}`)
    },
    async () => 'mended',
  ]
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 10, 23, 2, minute))
  const holder = createRevisionHolder('first', (...asked) => (loads.shift() as Load<string>)(...asked), { now })
  expect(holder.refusal()).toBeUndefined()
  minute = 10
  expect(await holder.reload()).toEqual({ ok: false, error: 'half is wrong' })
  expect([holder.current(), holder.takenAt(), holder.refusal()]).toEqual([
    'first and a half',
    now(),
    { error: 'half is wrong', at: now() },
  ])
  minute = 20
  await holder.reload()
  expect([holder.current(), holder.takenAt().getUTCMinutes(), holder.refusal()?.at.getUTCMinutes()]).toEqual([
    'first and a half',
    10,
    20,
  ])
  await holder.reload()
  expect([holder.current(), holder.refusal()]).toEqual(['mended', undefined])
})
