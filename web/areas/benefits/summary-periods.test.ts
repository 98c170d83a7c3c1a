import { expect, it } from 'vitest'
import { periodOf } from './summary-periods.ts'

const period = (year: number) => ({
  ...{ effectiveDate: `${year}-01-01`, terminationDate: `${year}-12-31`, effectiveTime: String(year) },
  plans: [{ category: 'DENTAL' as const, planName: 'Dental' }],
})
const periods = [period(2025), period(2024)]

it('finds the period that a day lies in, its first and last one too', () => {
  for (const date of ['2024-01-01', '2024-06-15', '2024-12-31'])
    expect(periodOf(periods, 'DENTAL', date)?.effectiveTime).toBe('2024')
  expect(periodOf(periods, 'DENTAL', '2025-01-01')?.effectiveTime).toBe('2025')
})

it('finds none for a day of today, nor for a kind of coverage without a plan then', () => {
  expect(periodOf(periods, 'DENTAL', '2026-01-01')).toBeUndefined()
  expect(periodOf(periods, 'VISION', '2024-06-15')).toBeUndefined()
})
