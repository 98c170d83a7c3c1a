import { describe, expect, it } from 'vitest'
import { createTakeTurns } from './take-turns.ts'

describe('takeTurns', () => {
  const pause = () => new Promise(resolve => setTimeout(resolve, 1))

  it('runs work of one key in order, also after a failure, and gives each caller its own result', async () => {
    const takeTurns = createTakeTurns()
    const events: string[] = []
    const work =
      (name: string, fails = false) =>
      async () => {
        events.push(`${name} begins`)
        await pause()
        events.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      }
    const results = await Promise.allSettled([
      takeTurns('k', work('a', true)),
      takeTurns('k', work('b')),
      takeTurns('k', work('c')),
    ])
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(results.map(result => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('does not make other keys wait', async () => {
    const takeTurns = createTakeTurns()
    const events: string[] = []
    const slow = takeTurns('a', async () => {
      await pause()
      await pause()
      events.push('a')
    })
    await takeTurns('b', async () => {
      events.push('b')
    })
    await slow
    expect(events).toEqual(['b', 'a'])
  })
})
