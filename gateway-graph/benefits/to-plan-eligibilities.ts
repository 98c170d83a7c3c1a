import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PlanEligibility } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { selectEligibility } from './select-eligibility.ts'
import { toPlanEligibility } from './to-plan-eligibility.ts'

/** One member's record of each category, out of the family's. */
export function toPlanEligibilities(
  family: readonly rest.PlanEligibility[],
  memberKey: string | undefined,
  today: string,
): PlanEligibility[] {
  const own = family.filter(record => record.memberKey === memberKey)
  return coverageCategories.flatMap(({ letter }) => {
    const ofCategory = own.filter(({ productCategory }) => productCategory === letter)
    const record = selectEligibility(ofCategory, today)
    return record ? [toPlanEligibility(record, today)] : []
  })
}
