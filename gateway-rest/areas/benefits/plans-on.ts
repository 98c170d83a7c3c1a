import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { type PlanPeriodRow, planPeriodsOf } from './plan-periods-of.ts'

/** The plans that a member is in on a date (yyyy-mm-dd), in the group of the viewer's token: one for each category with a plan. */
export function plansOn(database: Database, viewer: Viewer, memberKey: string, date: string): PlanPeriodRow[] {
  return planPeriodsOf(database, memberKey, viewer.groupId).filter(
    ({ effectiveDate, terminationDate }) =>
      effectiveDate <= date && (terminationDate === null || date <= terminationDate),
  )
}
