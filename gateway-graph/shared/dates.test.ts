import { describe, expect, it } from 'vitest'
import { isIsoDate, today, yearsBefore } from './dates.ts'

describe('today', () => {
  it('[OPEN-50] is the day of the one clock in the zone of the person who asks', () => {
    const now = () => new Date('2026-01-01T03:00:00Z')
    expect(today({ now, timeZone: 'America/Los_Angeles' })).toBe('2025-12-31')
    expect(today({ now, timeZone: 'UTC' })).toBe('2026-01-01')
    expect(today({ now, timeZone: 'Pacific/Auckland' })).toBe('2026-01-01')
  })
})

describe('yearsBefore', () => {
  it('keeps month and day, and falls from 29 to 28 February', () => {
    expect(yearsBefore('2026-06-15', 2)).toBe('2024-06-15')
    expect(yearsBefore('2028-02-29', 2)).toBe('2026-02-28')
    expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29')
    expect(yearsBefore('2104-02-29', 4)).toBe('2100-02-28')
  })
})

describe('isIsoDate', () => {
  it('takes days that exist, in one form', () => {
    expect(isIsoDate('2028-02-29')).toBe(true)
    expect(['0000-01-01', '2000-02-29', '2026-04-30', '2026-12-31'].every(isIsoDate)).toBe(true)
    const others = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00', '2026-1-1']
    expect(
      [...others, '06/15/2026', '2026-0a-01', '+026-01-01', ' 026-01-01', '', null, 20260615].some(isIsoDate),
    ).toBe(false)
  })
})
