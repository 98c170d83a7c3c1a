import { expect, it } from 'vitest'
import { isAdult } from './is-adult.ts'

it('[VALID-20] [OPEN-37] a person is an adult from the 18th birthday on, a leap day’s included', () => {
  expect(isAdult('2008-06-15', '2026-06-15')).toBe(true)
  expect(isAdult('2008-06-16', '2026-06-15')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
  expect(isAdult('2010-02-28', '2028-02-29')).toBe(true)
})
