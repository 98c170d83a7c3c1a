import type { TokenClaims } from '../../../../gateway-graph/context/graph-context.ts'
import { yesNo } from '../../../../gateway-graph/facts/fact-rule.ts'
import { planManagementState } from '../../../../gateway-graph/plan-management/plan-management-state.ts'
import { ageBand } from '../../../../gateway-graph/shared/age-band.ts'
import { categoryStatus } from '../../../../gateway-graph/shared/category-status.ts'
import { staffRole } from '../../../../gateway-graph/shared/staff-role.ts'
import { factAnswers } from '../../../../schema/generated/fact-answers.ts'
import type * as rest from '../../../../schema/generated/gateway-types.ts'

interface Answers {
  account: rest.Account
  member: rest.Member
  plan: rest.PlanManagement
  hasEbill: rest.HasEbill
  alert: rest.ShowEbillAlert
  idCard: rest.IdCardEligibility
  employee: rest.EmployeeInfo
  claims: TokenClaims
  /** Today for the member, yyyy-mm-dd. */
  day: string
  memberStatus: string
}

/** The facts of the bench's query, by the same rules as the portal's and in the graph's words. */
export function homeFacts(answers: Answers): Record<string, string | boolean | undefined> {
  const told: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = factAnswers
  return Object.fromEntries(Object.entries(values(answers)).map(([name, value]) => [name, told[name]?.[value]]))
}

function values({ member, day, ...answers }: Answers): Record<string, string> {
  const status = (category: rest.Category) => categoryStatus(member[category], day).toLowerCase()
  return {
    session: 'full',
    relationship: member.memberSuffix === 0 ? 'subscriber' : 'dependent',
    ageBand: ageBand(member.dateOfBirth, day),
    memberStatus: answers.memberStatus,
    medical: status('medical'),
    dental: status('dental'),
    vision: status('vision'),
    pharmacy: status('pharmacy'),
    ebillEligible: yesNo(answers.hasEbill.hasEbill),
    ebillAlert: yesNo(answers.alert.showEbillAlert),
    idCardEligible: yesNo(answers.idCard.eligible),
    planManagement: planManagementState(answers.plan),
    local598: yesNo(answers.employee.local598),
    staffRole: staffRole(answers.claims),
    chat: yesNo(answers.account.chatConfig.displayChat),
  }
}
