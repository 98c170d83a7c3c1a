import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PlanEligibility } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { isWithinTermedLookback } from './is-within-termed-lookback.ts'
import { planRecordStatus } from './plan-record-status.ts'
import { selectEligibility } from './select-eligibility.ts'

/** One member's record of each category that has any, out of the family's. */
export function toPlanEligibilities(
  family: readonly rest.PlanEligibility[],
  memberKey: string | undefined,
  today: string,
): PlanEligibility[] {
  const own = family.filter(record => record.memberKey === memberKey)
  return coverageCategories.flatMap(({ category, letter }) => {
    const ofCategory = own.filter(({ productCategory }) => productCategory === letter)
    const record = selectEligibility(ofCategory, today)
    if (!record) return []
    const { effectiveDate, termedDate, source } = record
    const status = planRecordStatus(record, today)
    const countsAsEligible = status !== 'TERMED' || isWithinTermedLookback(record, today)
    return [{ category, status, effectiveDate, termedDate, countsAsEligible, source }]
  })
}
