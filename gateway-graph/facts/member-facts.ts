import type { FactValues } from '../../schema/generated/facts.ts'
import type { Category, Member } from '../../schema/generated/gateway-types.ts'
import { memberStatus } from '../account/coverage.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'
import { ageBand } from '../shared/age-band.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { type FactContext, type FactRules, yesNo } from './fact-rule.ts'

const asFact: { readonly [Status in EligibilityStatus]: FactValues['medical'] } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
  INELIGIBLE: 'ineligible',
}

/** A fact computed from the record of the signed-in member and their local day. */
function ofMember<Value>(compute: (member: Member, today: string) => Value) {
  return ({ member, clock }: FactContext) => member().then(record => compute(record, today(clock)))
}

const ofCategory = (category: Category) => ofMember((member, day) => asFact[categoryStatus(member[category], day)])

/** Facts of the signed-in member and the family, all from `GET account`. */
export const memberFacts: FactRules<
  'relationship' | 'ageBand' | 'memberStatus' | 'medical' | 'dental' | 'vision' | 'pharmacy' | 'outOfAreaPlan' | 'chat'
> = {
  relationship: ofMember(({ memberSuffix }) => (memberSuffix === 0 ? 'subscriber' : 'dependent')),
  ageBand: ofMember(({ dateOfBirth }, day) => ageBand(dateOfBirth, day)),
  memberStatus: ofMember((member, day) =>
    memberStatus(coverageCategories.map(({ field }) => categoryStatus(member[field], day))),
  ),
  outOfAreaPlan: ofMember(({ hasOutOfAreaPlan }) => yesNo(hasOutOfAreaPlan)),
  medical: ofCategory('medical'),
  dental: ofCategory('dental'),
  vision: ofCategory('vision'),
  pharmacy: ofCategory('pharmacy'),
  chat: ({ rest }) => readAccount(rest).then(({ chatConfig }) => yesNo(chatConfig.displayChat)),
}
