import { describe, expect, it } from 'vitest'
import { addressDates, dateRangeError, mayAsk, recentDateRangeError } from './date-range.ts'

const today = '2026-11-21'
const read = (query: string) => addressDates(new URLSearchParams(query), today)

describe('dates of an address', () => {
  it('[CLAIM-04] are left to their starting values when the address names none', () => {
    expect(read('')).toEqual({ typed: { start: '', end: '' }, start: null, end: null, errors: {} })
    expect(mayAsk(read(''))).toBe(true)
  })

  it('[CLAIM-04] [EOB-06] [OPEN-38] go back two years at most, to the day', () => {
    expect(read('start=2024-11-21').errors).toEqual({})
    expect(read('start=11/20/2024').errors).toEqual({ start: 'startTooEarly' })
  })

  it('[CLAIM-05] [EOB-06] [OPEN-38] [MEMBER-09] [OPEN-70] do not end before they start; one day may be both', () => {
    expect(read('start=2026-03-01&end=2026-03-02').errors).toEqual({})
    expect(read('start=2026-03-01&end=2026-03-01').errors).toEqual({})
    expect(read('start=2026-03-02&end=2026-03-01').errors).toEqual({ end: 'dateRangeInvalid' })
    expect(read('start=2026-12-01').errors).toEqual({ end: 'dateRangeInvalid' })
    expect(mayAsk(read('start=2026-12-01'))).toBe(false)
  })

  it('[CLAIM-05] are dates, and keep what was typed when they are not', () => {
    expect(read('start=02/30/2026&end=soon')).toEqual({
      typed: { start: '02/30/2026', end: 'soon' },
      start: null,
      end: null,
      errors: { start: 'dateInvalid', end: 'dateInvalid' },
    })
  })
})

describe('a range of dates', () => {
  it('[VALID-17] [OPEN-70] a range whose end is before its start is invalid, one day is not', () => {
    expect(dateRangeError('2026-01-02', '2026-01-03')).toBeUndefined()
    expect(dateRangeError('2026-01-02', '2026-01-02')).toBeUndefined()
    expect(dateRangeError('2026-01-02', '2025-12-31')).toBe('dateRangeInvalid')
  })

  it('[VALID-18] [CONST-44] the stricter range starts at midnight two years ago at the earliest', () => {
    expect(recentDateRangeError('2024-11-21', '2026-01-01', '2026-11-21')).toBeUndefined()
    expect(recentDateRangeError('2024-11-20', '2026-01-01', '2026-11-21')).toBe('startTooEarly')
    expect(recentDateRangeError('2024-11-21', '2024-11-21', '2026-11-21')).toBeUndefined()
    expect(recentDateRangeError('2026-01-02', '2026-01-01', '2026-11-21')).toBe('dateRangeInvalid')
  })
})
