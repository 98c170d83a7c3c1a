import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { planRecordStatus } from './plan-record-status.ts'

/** The kinds of coverage in which a member has a record that is active on a date, in the order in which they are listed. */
export function activeCategories(
  family: readonly PlanEligibility[],
  memberSuffix: number,
  date: string,
): CoverageCategory[] {
  const active = family.filter(
    ({ suffix, ...record }) => suffix === memberSuffix && planRecordStatus(record, date) === 'ACTIVE',
  )
  return coverageCategories
    .filter(({ letter }) => active.some(({ productCategory }) => productCategory === letter))
    .map(({ category }) => category)
}
