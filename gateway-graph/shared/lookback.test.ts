import { describe, expect, it } from 'vitest'
import { endedWithinLookback } from './lookback.ts'

describe('endedWithinLookback', () => {
  it('[STATE-14] [OPEN-08] counts what ended after the day two calendar years back', () => {
    expect(endedWithinLookback('2024-06-16', '2026-06-15')).toBe(true)
    expect(endedWithinLookback('2024-06-15', '2026-06-15')).toBe(false)
  })
  it('[OPEN-08] falls from 29 to 28 February', () => {
    expect(endedWithinLookback('2026-02-28', '2028-02-29')).toBe(false)
    expect(endedWithinLookback('2026-03-01', '2028-02-29')).toBe(true)
  })
})
