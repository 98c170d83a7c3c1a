import { expect, it } from 'vitest'
import { keepLatest } from './keep-latest.ts'

it('makes a value once, and forgets the one that nobody wanted for longest', () => {
  const made: string[] = []
  const kept = keepLatest<string>(2)
  const ask = (key: string) => kept(key, () => `${key}${made.push(key)}`)
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1'])
  expect([ask('b'), ask('c')]).toEqual(['b4', 'c5'])
})
