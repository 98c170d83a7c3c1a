import type { PlanPeriod } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { visibleMembers } from '../../store/members.ts'
import { planPeriodsOf } from './plan-periods-of.ts'

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
