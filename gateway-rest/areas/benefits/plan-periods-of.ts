import type { Category } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

/** The time in which a member is or was in a class plan; both dates belong to it, null is open-ended. */
export interface PlanPeriodRow {
  readonly category: Category
  readonly classPlanId: string
  readonly planName: string
  readonly insuranceType: string
  readonly effectiveDate: string
  readonly terminationDate: string | null
}

/** The plan periods of a member in a group, newest first: those of coverage, and the ones before. Nothing without a group. */
export function planPeriodsOf(database: Database, memberKey: string, groupId: string | null): PlanPeriodRow[] {
  if (groupId === null) return []
  return database.all<PlanPeriodRow>(
    `select period.*, planName, insuranceType from (
       select category, classPlanId, classPlanEffectiveDate as effectiveDate, terminationDate
       from coverage where memberKey = ?1 and groupId = ?2 and eligible = 1
       union all
       select category, classPlanId, effectiveDate, terminationDate
       from earlierPlan where memberKey = ?1 and groupId = ?2
     ) as period join classPlan using (classPlanId) order by effectiveDate desc`,
    memberKey,
    groupId,
  )
}
