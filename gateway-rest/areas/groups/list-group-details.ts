import type { Category, GroupPlan } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { type CoverageRow, coverageOf } from '../../store/coverage.ts'
import { groupsOf } from '../../store/groups.ts'
import { planStatus, presentCoverage } from '../../store/plan-status.ts'
import { toGroup } from './list-individual-groups.ts'

const OPEN_END = '9999-12-31'

/** `GET group-detail` (CALL-11, ACTIVEGROUP-11): each group with its dates and the state of the member's plans in it. */
export const listGroupDetails: Handler<'listGroupDetails'> = ({ viewer, database, clock }) =>
  groupsOf(database, viewer.subscriberKey).map(row => {
    const coverage = coverageOf(database, viewer.memberKey, row.groupId)
    const plan = (category: Category) => groupPlan(coverage, category, clock.today())
    return {
      ...toGroup(row, viewer.memberKey),
      groupEffectiveDate: row.groupEffectiveDate,
      groupTerminationDate: row.groupTerminationDate,
      medical: plan('medical'),
      dental: plan('dental'),
      vision: plan('vision'),
      pharmacy: plan('pharmacy'),
    }
  })

function groupPlan(coverage: readonly CoverageRow[], category: Category, today: string): GroupPlan | null {
  const present = presentCoverage(coverage, category, today)
  if (present === undefined || present.eligible === 0) return null
  return {
    planStatus: planStatus(present, today),
    planEffectiveDate: present.effectiveDate,
    planTerminationDate: present.terminationDate ?? OPEN_END,
  }
}
