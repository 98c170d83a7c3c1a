import { expect, it } from 'vitest'
import { activeCategoriesOf, periodOf, timeOf, timeOfCategory } from './plan-periods.ts'

const period = (year: number) => ({
  ...{ startDate: `${year}-01-01`, endDate: `${year}-12-31` },
  status: year < 2026 ? ('TERMED' as const) : ('ACTIVE' as const),
  plans: [{ category: 'DENTAL' as const, startDate: `${year}-01-01`, endDate: `${year}-12-31` }],
})
const periods = [period(2026), period(2025), period(2024)]
const [time2026, time2025, time2024] = [2026, 2025, 2024].map(year => String(Date.UTC(year, 0, 1)))

it('finds the period that a day lies in, its first and last one too', () => {
  for (const date of ['2024-01-01', '2024-06-15', '2024-12-31'])
    expect(periodOf(periods, 'DENTAL', date)?.startDate).toBe('2024-01-01')
  expect(periodOf(periods, 'DENTAL', '2025-01-01')?.startDate).toBe('2025-01-01')
})

it('finds none for a day before all plans, nor for a kind of coverage without a plan then', () => {
  expect(periodOf(periods, 'DENTAL', '2023-12-31')).toBeUndefined()
  expect(periodOf(periods, 'VISION', '2024-06-15')).toBeUndefined()
})

it('[HISTORY-03] names a period in addresses by its first day, and the current one by none', () => {
  expect(periods.map(timeOf)).toEqual([undefined, time2025, time2024])
  expect(timeOf(undefined)).toBeUndefined()
})

it('[BENEFIT-25] names the current period too where only somebody else of the family has the category', () => {
  const own = activeCategoriesOf({
    member: {
      suffix: 0,
      coverages: [
        { category: 'MEDICAL', status: 'ACTIVE' },
        { category: 'DENTAL', status: 'TERMED' },
      ],
    },
    family: null,
  })
  expect(periods.map(each => timeOfCategory(each, 'MEDICAL', own))).toEqual([undefined, time2025, time2024])
  expect(periods.map(each => timeOfCategory(each, 'DENTAL', own))).toEqual([time2026, time2025, time2024])
  const older = { ...period(2026), startDate: '2024-01-01' }
  expect(timeOfCategory(older, 'DENTAL', own), 'the plan has begun later than another of the period').toBe(time2026)
})
