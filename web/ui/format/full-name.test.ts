import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it('[EOB-07] puts the middle initial between the names, where there is one', () => {
  const name = { firstName: 'Robin', lastName: 'Example' }
  expect(fullName({ ...name, middleInitial: 'Q' })).toBe('Robin Q. Example')
  expect(fullName({ ...name, middleInitial: null })).toBe('Robin Example')
})
