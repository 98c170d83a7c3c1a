import { expect, it } from 'vitest'
import { takeTurn } from './turns.ts'

it('draws two pictures at a time, the others in their order, and none that is gone', () => {
  const begun: string[] = []
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(name => takeTurn(() => begun.push(name)))
  expect(begun).toEqual(['one', 'two'])
  three?.()
  one?.()
  expect(begun).toEqual(['one', 'two', 'four'])
  two?.()
  four?.()
  takeTurn(() => begun.push('five'))()
  expect(begun.at(-1)).toBe('five')
})
