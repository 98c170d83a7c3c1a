import { yearOf } from '../calendar-dates.ts'
import { groups } from '../data/groups.ts'
import { planDesigns } from '../data/plan-designs.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './period-of.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

/** What a person is covered by in each of the family's groups. */
export function* coverageRows({ traits, today }: FamilyPlan, { memberKey }: MemberPlan): Generator<SeedRow> {
  for (const { group, coverage, categories } of traits.groups) {
    if (coverage === 'none') continue
    const { effectiveDate, terminationDate } = periodOf(coverage, today)
    const planYear = `${yearOf(terminationDate !== null && terminationDate < today ? terminationDate : today)}-01-01`
    for (const category of categories) {
      const { classPlanId, insuranceType } = planDesigns[category]
      yield seedRow('coverage', {
        memberKey,
        groupId: groups[group].groupId,
        category,
        classPlanId,
        effectiveDate,
        terminationDate,
        classPlanEffectiveDate: planYear > effectiveDate ? planYear : effectiveDate,
        eligible: true,
        insuranceType,
        source: 'ENROLLMENT',
      })
    }
  }
}
