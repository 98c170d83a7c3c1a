import { expect, it } from 'vitest'
import { formatDate, formatUsd } from './formats.ts'

it('writes amounts with a dollar sign and thousands', () => {
  expect([0, 5, 99_999, 100_000, 123_456_789, -100].map(formatUsd)).toEqual([
    ...['$0.00', '$0.05', '$999.99', '$1,000.00', '$1,234,567.89', '-$1.00'],
  ])
})

it('writes dates as people here read them', () => {
  expect(formatDate('2026-06-15')).toBe('06/15/2026')
})
