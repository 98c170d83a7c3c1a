import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PlanPeriod, ResolversParentTypes } from '../generated/resolver-types.ts'
import { categoryOfField, coverageCategories } from '../shared/coverage-categories.ts'
import { addressTime } from './address-time.ts'

/** A period without its benefits, which have a resolver of their own. */
type FoundPeriod = ResolversParentTypes['BenefitPeriod']

/**
 * The plan periods of one member that ended before today (yyyy-mm-dd), newest first: plans that began on the same day
 * are one period (HISTORY-01).
 */
export function benefitPeriods(
  records: readonly rest.PlanPeriod[],
  memberSuffix: number,
  today: string,
): FoundPeriod[] {
  const ended = records.filter(record => record.suffix === memberSuffix && record.terminationDate < today)
  const byStart = Map.groupBy(ended, ({ effectiveDate }) => effectiveDate)
  return [...byStart]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([effectiveDate, plans]) => ({
      memberSuffix,
      effectiveDate,
      terminationDate: plans.map(plan => plan.terminationDate).reduce((one, other) => (one > other ? one : other)),
      effectiveTime: addressTime(effectiveDate),
      plans: plans.map(toPlanPeriod).sort((one, other) => listingOrder(one) - listingOrder(other)),
    }))
}

function toPlanPeriod(record: rest.PlanPeriod): PlanPeriod {
  return { ...record, category: categoryOfField[record.category] }
}

function listingOrder({ category }: PlanPeriod): number {
  return coverageCategories.findIndex(entry => entry.category === category)
}
