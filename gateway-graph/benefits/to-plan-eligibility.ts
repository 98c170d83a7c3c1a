import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PlanEligibility } from '../generated/resolver-types.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { isWithinTermedLookback } from './is-within-termed-lookback.ts'
import { planRecordStatus } from './plan-record-status.ts'

/** A record with where it stands on a day (STATE-11 to 13), and whether it counts then (OPEN-08). */
export function toPlanEligibility(record: rest.PlanEligibility, today: string): PlanEligibility {
  const { memberKey, suffix, productCategory, effectiveDate, termedDate, source } = record
  const status = planRecordStatus(record, today)
  const countsAsEligible = status !== 'TERMED' || isWithinTermedLookback(record, today)
  const category = categoryOfLetter[productCategory]
  return { memberKey, memberSuffix: suffix, category, status, effectiveDate, termedDate, countsAsEligible, source }
}
