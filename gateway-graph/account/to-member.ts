import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Member } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { categoryStatus } from './category-status.ts'

/** A member in the schema's names, with the status of each category for a local day. */
export function toMember(member: rest.Member, today: string): Member {
  return {
    ...member,
    relationship: member.memberSuffix === 0 ? 'SUBSCRIBER' : 'DEPENDENT',
    eligibilities: coverageCategories.map(({ category, field }) => {
      const record = member[field]
      return {
        category,
        status: categoryStatus(record, today),
        eligible: record?.eligible ?? false,
        classPlanId: record?.classPlanId ?? null,
        effectiveDate: record?.effectiveDate ?? null,
        terminationDate: record?.terminationDate ?? null,
        classPlanEffectiveDate: record?.classPlanEffectiveDate ?? null,
        insuranceType: record?.insuranceType ?? null,
      }
    }),
  }
}
