import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type { FactValues } from '../../schema/generated/facts.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { EligibilityStatus, Member, Sex } from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'
import { staffRole } from '../shared/staff-role.ts'

const sexes: { readonly [Code in rest.Member['sex']]: Sex } = { F: 'FEMALE', M: 'MALE', X: 'UNSPECIFIED' }

/** A member in the schema's names, with the status of each category for a local day. */
export function toMember(member: rest.Member, today: string): Member {
  return {
    ...member,
    sex: sexes[member.sex],
    role: factAnswers.staffRole[staffRole(member)],
    relationship: member.memberSuffix === 0 ? 'SUBSCRIBER' : 'DEPENDENT',
    eligibilities: coverageCategories.map(({ category, field }) => {
      const record = member[field]
      return {
        category,
        status: categoryStatus(record, today),
        eligible: record?.eligible ?? false,
        classPlanId: record?.classPlanId ?? null,
        effectiveDate: record?.effectiveDate ?? null,
        terminationDate: lastDay(record?.terminationDate ?? null),
        classPlanEffectiveDate: record?.classPlanEffectiveDate ?? null,
        insuranceType: record?.insuranceType ?? null,
      }
    }),
  }
}

/** A member's status over all categories: termed when none is active or future and some are termed (OPEN-54). */
export function memberStatus(statuses: readonly EligibilityStatus[]): FactValues['memberStatus'] {
  if (statuses.includes('ACTIVE')) return 'active'
  if (statuses.includes('FUTURE')) return 'future'
  return statuses.includes('TERMED') ? 'termed' : 'none'
}
