import type { Category, PlanStatus } from '../../schema/generated/gateway-types.ts'
import type { CoverageRow } from './coverage.ts'

/** Where a period stands on a date; both its ends belong to it, and no end means open-ended. */
export function planStatus(
  period: { effectiveDate: string; terminationDate: string | null },
  today: string,
): PlanStatus {
  if (today < period.effectiveDate) return 'FUTURE'
  return period.terminationDate === null || today <= period.terminationDate ? 'ACTIVE' : 'TERMED'
}

const PREFERENCE: readonly PlanStatus[] = ['ACTIVE', 'FUTURE', 'TERMED']

/** The period of a category that speaks for it: the active one, else the next, else the last. Rows come latest first. */
export function presentCoverage(
  rows: readonly CoverageRow[],
  category: Category,
  today: string,
): CoverageRow | undefined {
  const own = rows.filter(row => row.category === category)
  for (const status of PREFERENCE) {
    const found = own.filter(row => planStatus(row, today) === status)
    if (found.length > 0) return status === 'FUTURE' ? found.at(-1) : found[0]
  }
  return undefined
}

/** The categories in which a period is active on a date. */
export function activeCategories(rows: readonly CoverageRow[], today: string): Category[] {
  const active = rows.filter(row => row.eligible === 1 && planStatus(row, today) === 'ACTIVE').map(row => row.category)
  return CATEGORIES.filter(category => active.includes(category))
}

/** All categories in the order in which they are shown. */
export const CATEGORIES: readonly Category[] = ['medical', 'dental', 'vision', 'pharmacy']
