import { expect, it } from 'vitest'
import { placeholdersOf } from './placeholders.ts'

it('lists the placeholders of a text in order, each once', () => {
  expect(placeholdersOf('{b} {a} {b} {} { c } {1}')).toEqual(['b', 'a'])
})
