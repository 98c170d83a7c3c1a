import { describe, expect, it } from 'vitest'
import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import { planRecordStatus, planRecordsOf, selectEligibility } from './plan-eligibility.ts'

const today = '2026-06-15'
const record = (effectiveDate: string, termedDate: string, changes: Partial<PlanEligibility> = {}) => ({
  ...{ memberKey: 'M0', suffix: 0, productCategory: 'M' as const, source: 'ledger' },
  ...{ effectiveDate, termedDate },
  ...changes,
})

describe('planRecordStatus', () => {
  it('[STATE-11] is active when effective before and termed after today; both days count whole', () => {
    expect(planRecordStatus(record('2026-06-14', '2026-06-16'), today)).toBe('ACTIVE')
    expect(planRecordStatus(record('2026-06-15', '2026-06-15'), today)).toBe('ACTIVE')
  })
  it('[STATE-12] is future when effective after today', () => {
    expect(planRecordStatus(record('2026-06-16', '2030-01-01'), today)).toBe('FUTURE')
  })
  it('[STATE-13] is termed otherwise', () => {
    expect(planRecordStatus(record('2020-01-01', '2026-06-14'), today)).toBe('TERMED')
  })
})

describe('selectEligibility', () => {
  const termed = record('2020-01-01', '2021-12-31')
  const laterTermed = record('2022-01-01', '2025-12-31')
  const active = record('2025-01-01', '2030-12-31')
  const laterActive = record('2026-01-01', '2030-12-31')
  const future = record('2027-01-01', '2030-12-31')
  const laterFuture = record('2028-01-01', '2030-12-31')

  it('[STATE-15] prefers active, then future, then termed', () => {
    expect(selectEligibility([termed, future, active], today)).toBe(active)
    expect(selectEligibility([termed, future], today)).toBe(future)
    expect(selectEligibility([termed], today)).toBe(termed)
    expect(selectEligibility([], today)).toBeUndefined()
  })

  it('[STATE-16] [OPEN-10] takes the latest start, but of future ones the earliest', () => {
    expect(selectEligibility([active, laterActive], today)).toBe(laterActive)
    expect(selectEligibility([laterFuture, future], today)).toBe(future)
    expect(selectEligibility([termed, laterTermed], today)).toBe(laterTermed)
  })
})

describe('planRecordsOf', () => {
  it('[CONST-03] [ENT-11] [STATE-14] gives the records of one member and says whether each counts as eligible', () => {
    const family = [
      record('2020-01-01', '2024-01-01'),
      record('2020-01-01', '2025-12-31', { productCategory: 'X' }),
      record('2020-01-01', '2030-12-31', { memberKey: 'M1', productCategory: 'D' }),
      record('2019-01-01', '2023-01-01', { productCategory: 'X' }),
    ]
    const shared = { status: 'TERMED', startDate: '2020-01-01', source: 'ledger', isSelected: true }
    expect(planRecordsOf(family, 'M0', today)).toEqual([
      { ...shared, category: 'MEDICAL', endDate: '2024-01-01', countsAsEligible: false },
      { ...shared, category: 'PHARMACY', endDate: '2025-12-31', countsAsEligible: true },
      {
        ...{ ...shared, category: 'PHARMACY', startDate: '2019-01-01', endDate: '2023-01-01' },
        ...{ countsAsEligible: false, isSelected: false },
      },
    ])
  })
})
