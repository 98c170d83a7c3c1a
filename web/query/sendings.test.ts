import { expect, it, vi } from 'vitest'
import type { QueryResult } from './query.ts'
import { createSendings } from './sendings.ts'

const done: QueryResult<object> = { data: {}, errors: [] }
const failed = (status: number): QueryResult<object> => ({ data: null, errors: [{ code: 'X', status, path: [] }] })

it('[MEMBER-24] sends a change once, however often it is pressed while it is under way', async () => {
  const { once } = createSendings()
  let arrive: (result: QueryResult<object>) => void = () => {}
  const send = vi.fn(
    () =>
      new Promise<QueryResult<object>>(resolve => {
        arrive = resolve
      }),
  )
  const first = once('id', { city: 'Salem' }, send)
  const second = once('id', { city: 'Salem' }, send)
  arrive(done)
  expect([await first, await second]).toEqual([done, done])
  expect(send).toHaveBeenCalledTimes(1)
})

it.each([1, 408, 500, 503])(
  '[MEMBER-24] sends it under the same key again after status %i, and a new one under another',
  async status => {
    const { once } = createSendings()
    const keys: string[] = []
    const sendWith = (result: QueryResult<object>) => async (key: string) => {
      keys.push(key)
      return result
    }
    await once('id', { city: 'Salem' }, sendWith(failed(status)))
    await once('other', { city: 'Salem' }, sendWith(done))
    await once('id', { city: 'Salem' }, sendWith(done))
    await once('id', { city: 'Salem' }, sendWith(done))
    const [first, other, again, anew] = keys
    expect(again).toBe(first)
    expect(new Set([first, other, anew]).size).toBe(3)
    expect(first).toMatch(/^[\w-]{16,64}$/)
  },
)

it('[MEMBER-24] makes a change anew after another of its kind was answered, though nobody knows whether it arrived before', async () => {
  const { once } = createSendings()
  const keys: string[] = []
  const cities = [['Salem', failed(1)] as const, ['Eugene', done] as const, ['Salem', done] as const]
  for (const [city, result] of cities)
    await once('id', { city }, async key => {
      keys.push(key)
      return result
    })
  expect(new Set(keys).size).toBe(3)
})

it('[MEMBER-24] takes a refusal for an answer: what comes then is new', async () => {
  const { once } = createSendings()
  const keys: string[] = []
  for (const result of [failed(403), done])
    await once('id', {}, async key => {
      keys.push(key)
      return result
    })
  expect(keys[0]).not.toBe(keys[1])
})
