import type { AccountPlanBenefitsScreenQuery } from '../../../generated/account-plan-benefits-screen.ts'
import type { PlanStanding } from '../plan-status.tsx'
import type { PlanLine } from '../plan-table.tsx'

export type GroupDetail = NonNullable<AccountPlanBenefitsScreenQuery['viewer']>['groupDetails'][number]
type Plan = GroupDetail['plans'][number]

const standings: { readonly [Status in NonNullable<Plan['planStatus']>]: PlanStanding } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
}

/** A line for each kind of plan; one that the group gives the member not has no standing (ACCOUNT-14). */
export const groupLines = (plans: readonly Plan[]): PlanLine[] =>
  plans.map(({ category, planStatus, planEffectiveDate, planTerminationDate }) => ({
    category,
    standing: planStatus ? standings[planStatus] : undefined,
    starts: planEffectiveDate,
    ends: planTerminationDate,
  }))

/** The groups with the one that is being viewed first. */
export const currentFirst = (groups: readonly GroupDetail[], groupId: string | null | undefined): GroupDetail[] =>
  groups.toSorted((one, other) => Number(other.groupId === groupId) - Number(one.groupId === groupId))
