import type { CoverageCategory, PeriodPartsFragment } from '../../generated/benefits-screen.ts'

/** The earlier plan period that a day (yyyy-mm-dd) of a kind of coverage belongs to; undefined for a day of today's plan. */
export const periodOf = (
  periods: readonly PeriodPartsFragment[],
  category: CoverageCategory,
  date: string,
): PeriodPartsFragment | undefined =>
  periods.find(
    ({ effectiveDate, terminationDate, plans }) =>
      effectiveDate <= date && date <= terminationDate && plans.some(plan => plan.category === category),
  )
