import type { FactValues } from '../../schema/generated/facts.ts'
import type { Category } from '../../schema/generated/gateway-types.ts'
import { ageBand } from '../account/age-band.ts'
import { categoryStatus } from '../account/category-status.ts'
import { memberStatus } from '../account/member-status.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { currentMember } from '../shared/current-member.ts'
import { readAccount } from '../shared/read-account.ts'
import { today } from '../shared/today.ts'
import type { FactContext, FactRules } from './fact-rule.ts'
import { yesNo } from './yes-no.ts'

const asFact: { readonly [Status in EligibilityStatus]: FactValues['medical'] } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
  INELIGIBLE: 'ineligible',
}

function categoryFact(category: Category) {
  return async (context: FactContext) =>
    asFact[categoryStatus((await currentMember(context))[category], today(context.clock))]
}

/** Facts of the signed-in member and the family, all from `GET account`. */
export const memberFacts: FactRules<
  'relationship' | 'ageBand' | 'memberStatus' | 'medical' | 'dental' | 'vision' | 'pharmacy' | 'outOfAreaPlan' | 'chat'
> = {
  relationship: async context => ((await currentMember(context)).memberSuffix === 0 ? 'subscriber' : 'dependent'),
  ageBand: async context => ageBand((await currentMember(context)).dateOfBirth, today(context.clock)),
  memberStatus: async context => {
    const member = await currentMember(context)
    return memberStatus(coverageCategories.map(({ field }) => categoryStatus(member[field], today(context.clock))))
  },
  outOfAreaPlan: async context => yesNo((await currentMember(context)).hasOutOfAreaPlan),
  medical: categoryFact('medical'),
  dental: categoryFact('dental'),
  vision: categoryFact('vision'),
  pharmacy: categoryFact('pharmacy'),
  chat: async ({ rest }) => yesNo((await readAccount(rest)).chatConfig.displayChat),
}
