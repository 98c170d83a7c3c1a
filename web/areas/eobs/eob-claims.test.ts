import { expect, it } from 'vitest'
import { totalOf } from './eob-claims.tsx'

it('adds amounts to the cent', () => {
  expect(totalOf(['0.10', '0.20', '1234.5'])).toBe('1234.80')
  expect(totalOf(['-5.00', '2.05'])).toBe('-2.95')
  expect(totalOf([])).toBe('0.00')
})
