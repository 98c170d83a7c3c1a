import { describe, expect, it } from 'vitest'
import { addDays, firstOfMonth, yearOf } from './calendar-dates.ts'

describe('calendar dates', () => {
  it('count days over months, years, leap days and before 1970', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('1970-01-03', -5)).toBe('1969-12-29')
    expect(addDays('2026-03-08', 0)).toBe('2026-03-08')
  })

  it('find the first of a month, however far', () => {
    expect(firstOfMonth('2026-01-31', 1)).toBe('2026-02-01')
    expect(firstOfMonth('2026-11-15', 2)).toBe('2027-01-01')
    expect(firstOfMonth('2026-01-15', -1)).toBe('2025-12-01')
    expect(yearOf('2026-01-15')).toBe(2026)
  })
})
