import type { FactValues } from '../../schema/generated/facts.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Coverage, EligibilityStatus } from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'

/** What a member has in each kind of coverage on a local day, yyyy-mm-dd. */
export function coveragesOf(member: Pick<rest.Member, rest.Category>, today: string): Coverage[] {
  return coverageCategories.map(({ category, field }) => {
    const record = member[field]
    return {
      category,
      status: categoryStatus(record, today),
      eligible: record?.eligible ?? false,
      planClass: record?.classPlanId ?? null,
      startDate: record?.effectiveDate ?? null,
      endDate: lastDay(record?.terminationDate ?? null),
      planClassStartDate: record?.classPlanEffectiveDate ?? null,
      insuranceType: record?.insuranceType ?? null,
    }
  })
}

/** A member's status over all categories: termed when none is active or future and some are termed (OPEN-54). */
export function memberStatus(statuses: readonly EligibilityStatus[]): FactValues['memberStatus'] {
  if (statuses.includes('ACTIVE')) return 'active'
  if (statuses.includes('FUTURE')) return 'future'
  return statuses.includes('TERMED') ? 'termed' : 'none'
}
