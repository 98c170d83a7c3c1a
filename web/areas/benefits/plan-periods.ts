import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'

/** The plan period of a coverage category that contains a day (yyyy-mm-dd). */
export const periodOf = (
  periods: readonly PeriodPartsFragment[],
  category: CoverageCategory,
  date: string,
): PeriodPartsFragment | undefined =>
  periods.find(({ plans }) =>
    plans.some(plan => plan.category === category && plan.effectiveDate <= date && date <= plan.terminationDate),
  )

/** The time of a period in addresses; undefined for the current one, whose addresses name none (HISTORY-03). */
export const timeOf = (
  period: Pick<PeriodPartsFragment, 'status' | 'effectiveTime'> | null | undefined,
): string | undefined => (period && period.status !== 'ACTIVE' ? period.effectiveTime : undefined)
