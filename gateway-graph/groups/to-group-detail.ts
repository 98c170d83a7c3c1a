import type * as rest from '../../schema/generated/gateway-types.ts'
import type { GroupDetail } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'

/** A group with one entry for each kind of coverage (ENT-19, ENT-20, STATE-20). */
export function toGroupDetail(group: rest.GroupDetail): GroupDetail {
  const { medical: _m, dental: _d, vision: _v, pharmacy: _p, is360: salesforce, ...own } = group
  const plans = coverageCategories.map(({ category, field }) => ({
    category,
    planStatus: group[field]?.planStatus ?? null,
    planEffectiveDate: group[field]?.planEffectiveDate ?? null,
    planTerminationDate: group[field]?.planTerminationDate ?? null,
  }))
  return { ...own, salesforce, plans }
}
