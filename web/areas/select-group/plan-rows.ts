import type { SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'

type Detail = NonNullable<SelectGroupScreenQuery['viewer']>['groupDetails'][number]
type Plan = Detail['plans'][number]

/** One line of a group's table: a kind of plan and how it stands, or nothing when the group has no such plan. */
export interface PlanRow {
  category: Plan['category']
  standing: { text: 'active' | 'future' | 'termed'; mark: 'check' | 'cross'; date: string | null } | null
}

/** Lines of every table, in this order (ACTIVEGROUP-04). */
const categories: readonly Plan['category'][] = ['MEDICAL', 'DENTAL', 'VISION', 'PHARMACY']

/** A plan that has started or will start is shown by its start and a check, an ended one by its end and a cross (ACTIVEGROUP-09). */
const standings = {
  ACTIVE: plan => ({ text: 'active', mark: 'check', date: plan.planEffectiveDate }),
  FUTURE: plan => ({ text: 'future', mark: 'check', date: plan.planEffectiveDate }),
  TERMED: plan => ({ text: 'termed', mark: 'cross', date: plan.planTerminationDate }),
} satisfies { [Status in NonNullable<Plan['planStatus']>]: (plan: Plan) => PlanRow['standing'] }

/** The lines of one group's table of plans. */
export function planRows(plans: readonly Plan[]): PlanRow[] {
  return categories.map(category => {
    const plan = plans.find(each => each.category === category)
    return { category, standing: plan?.planStatus ? standings[plan.planStatus](plan) : null }
  })
}
