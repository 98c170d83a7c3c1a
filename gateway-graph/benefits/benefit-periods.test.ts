import { describe, expect, it } from 'vitest'
import type { PlanEligibility, PlanPeriod } from '../../schema/generated/gateway-types.ts'
import { planPeriod } from '../testing/benefits-answers.ts'
import { benefitPeriods, periodOn, periodToShow } from './benefit-periods.ts'
import { dayOfSelected, dayToAsk } from './plan-eligibility.ts'

const record = (
  productCategory: PlanEligibility['productCategory'],
  effectiveDate: string,
  termedDate = '9999-12-31',
  suffix = 0,
): PlanEligibility => ({
  memberKey: `M${suffix}`,
  suffix,
  productCategory,
  effectiveDate,
  termedDate,
  source: 'ledger',
})
const endedPlan = (year: number, changes: Partial<PlanPeriod> = {}): PlanPeriod => ({
  ...planPeriod,
  ...{ effectiveDate: `${year}-01-01`, terminationDate: `${year}-12-31` },
  ...changes,
})
const told = (periods: ReturnType<typeof benefitPeriods>) =>
  periods.map(({ status, startDate, endDate, plans }) => [
    ...[status, startDate, endDate],
    plans.map(({ category }) => category).join(' '),
  ])

const today = '2026-11-22'
const history = [
  endedPlan(2024),
  endedPlan(2025),
  endedPlan(2025, { category: 'medical' }),
  endedPlan(2025, { suffix: 1 }),
]
const family = [
  record('D', '2024-01-01'),
  record('M', '2025-01-01', '2026-12-31'),
  record('M', '2027-01-01'),
  record('V', '2027-02-01'),
  record('X', '2020-01-01', '2021-12-31'),
  record('V', '2026-01-01', '9999-12-31', 1),
]
const periods = benefitPeriods({ history, family }, 0, today)

describe('benefitPeriods', () => {
  it('[GRAPH-05] [MEMBER-04] [HISTORY-01] are those to come, the current one and the earlier ones, newest first, of one member', () => {
    expect(told(periods)).toEqual([
      ['FUTURE', '2027-02-01', null, 'VISION'],
      ['FUTURE', '2027-01-01', null, 'MEDICAL'],
      ['ACTIVE', '2026-01-01', null, 'MEDICAL DENTAL'],
      ['TERMED', '2025-01-01', '2025-12-31', 'MEDICAL DENTAL'],
      ['TERMED', '2024-01-01', '2024-12-31', 'DENTAL'],
    ])
    expect(told(benefitPeriods({ history, family }, 1, today)).map(([status]) => status)).toEqual(['ACTIVE', 'TERMED'])
  })

  it('[HISTORY-01] leave out of the earlier ones what is not over yet, and end with the last of their plans', () => {
    const records = [endedPlan(2025, { terminationDate: '2025-06-30' }), endedPlan(2025, { category: 'vision' })]
    const ending = [...records, endedPlan(2026, { terminationDate: '2026-06-15' })]
    expect(told(benefitPeriods({ history: ending, family: [] }, 0, '2026-06-15'))).toEqual([
      ['TERMED', '2025-01-01', '2025-12-31', 'DENTAL VISION'],
    ])
    expect(benefitPeriods({ history: ending, family: [] }, 0, '2026-06-16')).toHaveLength(2)
  })

  it('[MEMBER-07] [STATE-14] leave out what ended longer ago than the lookback', () => {
    const told = (day: string) => benefitPeriods({ history: [endedPlan(2024)], family: [] }, 0, day).length
    expect([told('2026-12-30'), told('2026-12-31')]).toEqual([1, 0])
  })

  it('[MEMBER-01] call nothing active before its first day, and everything from it on', () => {
    const statusOn = (day: string) =>
      benefitPeriods({ history: [], family: [record('D', '2027-01-01')] }, 0, day)[0]?.status
    expect([statusOn('2026-12-31'), statusOn('2027-01-01')]).toEqual(['FUTURE', 'ACTIVE'])
  })
})

describe('the period to show', () => {
  it('[MEMBER-03] [MEMBER-08] [STATE-15] is the current one, else the next one to come', () => {
    expect(periodToShow(periods)?.status).toBe('ACTIVE')
    const coming = benefitPeriods({ history, family: [record('V', '2027-02-01'), record('M', '2027-01-01')] }, 0, today)
    expect(periodToShow(coming)?.startDate).toBe('2027-01-01')
    expect(periodToShow(benefitPeriods({ history, family: [] }, 0, today))).toBeUndefined()
  })

  it('[HISTORY-07] for a day is the one that it begins, else the one in which it lies', () => {
    const on = (day: string) => periodOn(periods, day)?.startDate
    expect(['2025-01-01', '2025-07-01', '2026-07-01', '2027-01-01', '2024-12-31'].map(on)).toEqual([
      ...['2025-01-01', '2025-01-01', '2026-01-01', '2027-01-01', '2024-01-01'],
    ])
    expect(on('2023-12-31')).toBeUndefined()
  })

  // Medical has run on since 2024; dental is a plan of its own each year, and vision ended with June.
  const overlapping = benefitPeriods(
    {
      history: [
        endedPlan(2024),
        endedPlan(2025),
        endedPlan(2026, { category: 'vision', terminationDate: '2026-06-30' }),
      ],
      family: [record('M', '2024-01-01'), record('D', '2024-01-01')],
    },
    0,
    today,
  )

  it('[HISTORY-07] [MEMBER-04] of a kind of coverage is the one with that plan, where another begins on the same day or goes on', () => {
    expect(told(overlapping)).toEqual([
      ['ACTIVE', '2024-01-01', null, 'MEDICAL DENTAL'],
      ['TERMED', '2026-01-01', '2026-06-30', 'VISION'],
      ['TERMED', '2025-01-01', '2025-12-31', 'DENTAL'],
      ['TERMED', '2024-01-01', '2024-12-31', 'DENTAL'],
    ])
    const on = (day: string, category?: 'MEDICAL' | 'DENTAL' | 'VISION') => {
      const { status, startDate } = periodOn(overlapping, day, category) ?? {}
      return `${status} ${startDate}`
    }
    expect(on('2024-01-01', 'DENTAL')).toBe('TERMED 2024-01-01')
    expect(on('2025-07-01', 'DENTAL')).toBe('TERMED 2025-01-01')
    expect(on('2026-02-01', 'VISION')).toBe('TERMED 2026-01-01')
    expect(on('2026-01-01', 'DENTAL')).toBe('ACTIVE 2024-01-01')
    expect(on('2024-01-01', 'MEDICAL')).toBe('ACTIVE 2024-01-01')
    // Without such a plan it is what the day means of any kind.
    expect([on('2025-07-01'), on('2025-07-01', 'VISION')]).toEqual(['ACTIVE 2024-01-01', 'ACTIVE 2024-01-01'])
  })
})

describe('the day to ask about', () => {
  it('[MEMBER-05] [HISTORY-04] is the last one of what is over, today, or the first one of what is to come', () => {
    const asked = (startDate: string, endDate: string | null) => dayToAsk({ startDate, endDate }, today)
    expect(asked('2025-01-01', '2025-12-31')).toBe('2025-12-31')
    expect(asked('2026-01-01', null)).toBe(today)
    expect(asked(today, today)).toBe(today)
    expect(asked('2027-01-01', null)).toBe('2027-01-01')
  })

  it('[MEMBER-08] [STATE-15] [STATE-16] is that of the plan that counts: active before future before termed', () => {
    const day = (...records: PlanEligibility[]) => dayOfSelected(records, 0, 'MEDICAL', today)
    const [ended, active, coming] = [
      ...[record('M', '2025-01-01', '2025-12-31'), record('M', '2026-01-01'), record('M', '2027-01-01')],
    ] as const
    expect(day(ended, coming, active)).toBe(today)
    expect(day(ended, record('M', '2028-01-01'), coming)).toBe('2027-01-01')
    expect(day(ended)).toBe('2025-12-31')
    expect(day(record('D', '2027-01-01'), record('M', '2027-01-01', '9999-12-31', 1))).toBe(today)
  })

  it('[MEMBER-07] is today when all of it ended longer ago than the lookback', () => {
    expect(dayOfSelected([record('M', '2020-01-01', '2024-11-22')], 0, 'MEDICAL', today)).toBe(today)
  })
})
