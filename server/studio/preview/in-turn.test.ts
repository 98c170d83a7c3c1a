import { expect, it } from 'vitest'
import { createTurns } from './in-turn.ts'

it('does so much at a time, what is urgent before what waits, and goes on after a failure', async () => {
  const inTurn = createTurns(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((done, failed) =>
      ends.push(() => (name === 'two' ? failed(new Error(name)) : done(name))),
    )
  }
  const all = ['one', 'two', 'three', 'four'].map(name => inTurn(work(name)))
  const urgent = inTurn(work('page'), true)
  expect(begun).toEqual(['one', 'two'])
  ends[1]?.()
  await expect(all[1]).rejects.toThrow('two')
  expect(begun).toEqual(['one', 'two', 'page'])
  ends[0]?.()
  expect(await all[0]).toBe('one')
  expect(begun.at(-1)).toBe('three')
  ends[2]?.()
  expect(await urgent).toBe('page')
  ends[3]?.()
  ends[4]?.()
  expect(await Promise.all(all.slice(2))).toEqual(['three', 'four'])
})
