import { describe, expect, it } from 'vitest'
import { eligibility } from '../testing/fixture.ts'
import { categoryStatus } from './category-status.ts'

const today = '2026-06-15'
const status = (effectiveDate: string, terminationDate: string | null, eligible = true) =>
  categoryStatus(eligibility('medical', { effectiveDate, terminationDate, eligible }), today)

describe('categoryStatus', () => {
  it('[STATE-06] is future before the first day', () => {
    expect(status('2026-06-16', null)).toBe('FUTURE')
    expect(status('2027-01-01', '2027-12-31')).toBe('FUTURE')
  })

  it('[STATE-07] is active after the first day, without an end or before it', () => {
    expect(status('2026-06-14', null)).toBe('ACTIVE')
    expect(status('2020-01-01', '2026-06-16')).toBe('ACTIVE')
    expect(status('2020-01-01', '2026-06-15')).toBe('ACTIVE')
    expect(status('2020-01-01', '2026-06-14')).not.toBe('ACTIVE')
    expect(status('2026-06-16', null)).not.toBe('ACTIVE')
    expect(status('2026-06-14', null, false)).not.toBe('ACTIVE')
  })

  it('[STATE-08] is termed when it is neither', () => {
    expect(status('2020-01-01', '2026-06-14')).toBe('TERMED')
  })

  it('[STATE-14] [MEMBER-07] counts as none when it ended longer ago than the lookback', () => {
    expect(status('2020-01-01', '2024-06-16')).toBe('TERMED')
    expect(status('2020-01-01', '2024-06-15')).toBe('INELIGIBLE')
  })

  it('[STATE-09] is ineligible when not eligible, whatever the dates, and without a record', () => {
    expect(status('2020-01-01', null, false)).toBe('INELIGIBLE')
    expect(categoryStatus(null, today)).toBe('INELIGIBLE')
  })

  it('[STATE-10] [OPEN-09] counts the first day from its beginning and the last through its end', () => {
    expect(status('2026-06-15', null)).toBe('ACTIVE')
    expect(status('2020-01-01', '2026-06-15')).toBe('ACTIVE')
  })
})
