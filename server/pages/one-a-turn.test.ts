import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneATurn } from './one-a-turn.ts'

it('lets whoever waits go on one after another, each in another turn of the event loop', async () => {
  const turn = oneATurn()
  const went: string[] = []
  const all = Promise.all(['a', 'b', 'c'].map(async name => went.push(await turn().then(() => name))))
  const seen: string[] = []
  for (let turns = 0; turns < 4; turns += 1) {
    await setImmediate()
    seen.push(went.join(''))
  }
  await all
  expect(seen).toEqual(['a', 'ab', 'abc', 'abc'])
  await turn()
})
