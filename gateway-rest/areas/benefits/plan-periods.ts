import type { Category, PlanPeriod } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { visibleMembers } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'

/** `GET benefits/history` (CALL-35): the plan periods that ended before today, in the token's group, newest first. */
export const listPlanPeriods: Handler<'listPlanPeriods'> = ({ viewer, database, clock }) => {
  const today = clock.today()
  return visibleMembers(database, viewer)
    .flatMap(({ memberKey, suffix }) =>
      planPeriodsOf(database, memberKey, viewer.groupId).flatMap((row): PlanPeriod[] => {
        const { category, classPlanId, planName, effectiveDate, terminationDate } = row
        if (terminationDate === null || terminationDate >= today) return []
        return [{ memberKey, suffix, category, classPlanId, planName, effectiveDate, terminationDate }]
      }),
    )
    .sort((one, other) => other.effectiveDate.localeCompare(one.effectiveDate))
}

/** The time a member is or was in a class plan; both dates are inclusive, null is open-ended. */
export interface PlanPeriodRow {
  readonly category: Category
  readonly classPlanId: string
  readonly planName: string
  readonly insuranceType: string
  readonly effectiveDate: string
  readonly terminationDate: string | null
}

/** The plan periods of a member in a group, newest first: those of the coverage, then earlier plans. None without a group. */
function planPeriodsOf(database: Database, memberKey: string, groupId: string | null): PlanPeriodRow[] {
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

/** The plans that a member is in on a date (yyyy-mm-dd), in the group of the viewer's token: one for each category with a plan. */
export function plansOn(database: Database, viewer: Viewer, memberKey: string, date: string): PlanPeriodRow[] {
  return planPeriodsOf(database, memberKey, viewer.groupId).filter(
    ({ effectiveDate, terminationDate }) =>
      effectiveDate <= date && (terminationDate === null || date <= terminationDate),
  )
}
