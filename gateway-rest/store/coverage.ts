import type { Category, PlanStatus } from '../../schema/generated/gateway-types.ts'
import type { Database } from './database.ts'

export interface CoverageRow {
  readonly memberKey: string
  readonly category: Category
  readonly classPlanId: string
  readonly effectiveDate: string
  readonly terminationDate: string | null
  readonly classPlanEffectiveDate: string
  readonly eligible: number
  readonly insuranceType: string
  readonly source: string
}

/** A member's coverage in a group, latest period first; none without a group. */
export function coverageOf(database: Database, memberKey: string, groupId: string | null): CoverageRow[] {
  if (groupId === null) return []
  return database.all<CoverageRow>(
    'select * from coverage where memberKey = ? and groupId = ? order by effectiveDate desc',
    memberKey,
    groupId,
  )
}

/** The status of a period on a date; both its dates are inclusive, and null is open-ended. */
export function planStatus(
  period: { effectiveDate: string; terminationDate: string | null },
  today: string,
): PlanStatus {
  if (today < period.effectiveDate) return 'FUTURE'
  return period.terminationDate === null || today <= period.terminationDate ? 'ACTIVE' : 'TERMED'
}

const ORDER_OF_PREFERENCE: readonly PlanStatus[] = ['ACTIVE', 'FUTURE', 'TERMED']

/** The coverage that represents a category: the active period, else the next, else the last. Rows are latest first. */
export function currentCoverage(
  rows: readonly CoverageRow[],
  category: Category,
  today: string,
): CoverageRow | undefined {
  const own = rows.filter(row => row.category === category)
  for (const status of ORDER_OF_PREFERENCE) {
    const found = own.filter(row => planStatus(row, today) === status)
    if (found.length > 0) return status === 'FUTURE' ? found.at(-1) : found[0]
  }
  return undefined
}

/** All categories in display order. */
export const CATEGORIES: readonly Category[] = ['medical', 'dental', 'vision', 'pharmacy']
