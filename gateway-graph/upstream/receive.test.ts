import { expect, it } from 'vitest'
import { headerOf } from './receive.ts'

it('finds the first value of a header that came twice', () => {
  expect(headerOf({ 'x-told': ['first', 'second'] }, 'x-told')).toBe('first')
})
