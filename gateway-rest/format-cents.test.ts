import { describe, expect, it } from 'vitest'
import { formatCents } from './format-cents.ts'

describe('formatCents', () => {
  it('[CALL-77] writes whole cents as dollars with two decimals and never goes through a float', () => {
    expect([0, 5, 50, 1250, -100, -5, 99_999_999_999].map(formatCents)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '12.50',
      '-1.00',
      '-0.05',
      '999999999.99',
    ])
    expect(() => formatCents(0.1)).toThrow(RangeError)
  })
})
