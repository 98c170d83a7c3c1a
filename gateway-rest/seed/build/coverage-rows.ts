import { groups } from '../data/groups.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './period-of.ts'
import { planPeriods } from './plan-periods.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

/** What a person is covered by in each of the family's groups, and the plans that came before. */
export function* coverageRows(plan: FamilyPlan, { memberKey }: MemberPlan): Generator<SeedRow> {
  for (const use of plan.traits.groups) {
    if (use.coverage === 'none') continue
    const { groupId } = groups[use.group]
    const { effectiveDate, terminationDate } = periodOf(use.coverage, plan.today)
    for (const category of use.categories) {
      const [latest, ...earlier] = planPeriods(plan, use, category)
      if (latest === undefined) continue
      const { classPlanId, insuranceType } = latest.design
      yield seedRow('coverage', {
        memberKey,
        groupId,
        category,
        classPlanId,
        effectiveDate,
        terminationDate,
        classPlanEffectiveDate: latest.effectiveDate,
        eligible: true,
        insuranceType,
        source: 'ENROLLMENT',
      })
      for (const period of earlier) {
        yield seedRow('earlierPlan', {
          memberKey,
          groupId,
          category,
          classPlanId: period.design.classPlanId,
          effectiveDate: period.effectiveDate,
          terminationDate: period.terminationDate,
        })
      }
    }
  }
}
