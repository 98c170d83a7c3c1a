import {
  readAccountStatus,
  readEmployeeInfo,
  readPreferences,
  readRegistrationPolicy,
  readRelevantPreferences,
} from '../account/rest.ts'
import type { RestClient } from '../context/rest-client.ts'
import { readHasEbill, readShowEbillAlert } from '../ebill/rest.ts'
import { currentGroup } from '../groups/current-group.ts'
import { readIndividualGroups } from '../groups/rest.ts'
import { readIdCardEligibility } from '../id-cards/rest.ts'
import { readMedicareMaterialsEligibility } from '../medicare-materials/rest.ts'
import { planManagementState } from '../plan-management/plan-management-state.ts'
import { readPlanManagement } from '../plan-management/rest.ts'
import { hasPrimaryCareHistory } from '../primary-care/primary-care-members.ts'
import { readPcpEligibility, readPcpMembers } from '../primary-care/rest.ts'
import { readHasReferrals } from '../referrals/rest.ts'
import { type FactContext, type FactRules, yesNo } from './fact-rule.ts'

/** A fact computed from the answer to one call. */
function ofAnswer<Answer, Value>(read: (rest: RestClient) => Promise<Answer>, compute: (answer: Answer) => Value) {
  return ({ rest }: FactContext) => read(rest).then(compute)
}

/** Facts computed from the answer to one call. */
export const answerFacts: FactRules<
  | 'referrals'
  | 'medicareMaterials'
  | 'primaryCareHistory'
  | 'primaryCareEligible'
  | 'ebillEligible'
  | 'ebillAlert'
  | 'idCardEligible'
  | 'local598'
  | 'communicationPolicy'
  | 'accountStatus'
  | 'planManagement'
> = {
  referrals: ofAnswer(readHasReferrals, ({ hasReferrals }) => yesNo(hasReferrals)),
  medicareMaterials: ofAnswer(readMedicareMaterialsEligibility, ({ eligible }) => yesNo(eligible)),
  primaryCareHistory: ({ rest, session }) =>
    readPcpMembers(rest).then(members => yesNo(hasPrimaryCareHistory(members, session.claims?.memberKey))),
  primaryCareEligible: ofAnswer(readPcpEligibility, ({ eligible }) => yesNo(eligible)),
  ebillEligible: ofAnswer(readHasEbill, ({ hasEbill }) => yesNo(hasEbill)),
  ebillAlert: ofAnswer(readShowEbillAlert, ({ showEbillAlert }) => yesNo(showEbillAlert)),
  idCardEligible: ofAnswer(readIdCardEligibility, ({ eligible }) => yesNo(eligible)),
  local598: ofAnswer(readEmployeeInfo, employee => yesNo(employee.local598)),
  communicationPolicy: ofAnswer(readRegistrationPolicy, ({ isCommunicationPolicySigned }) =>
    isCommunicationPolicySigned ? 'signed' : 'unsigned',
  ),
  accountStatus: ({ rest }) => readAccountStatus(rest),
  planManagement: ofAnswer(readPlanManagement, planManagementState),
}

/** Facts of the member's groups, all from `GET groups/individual` (OPEN-55). */
export const groupFacts: FactRules<'severalGroups' | 'anySalesforceGroup' | 'salesforceGroup'> = {
  severalGroups: async ({ rest }) => yesNo((await readIndividualGroups(rest)).length > 1),
  anySalesforceGroup: async ({ rest }) => yesNo((await readIndividualGroups(rest)).some(group => group.is360)),
  salesforceGroup: async ({ rest, session }) =>
    yesNo(currentGroup(await readIndividualGroups(rest), session.claims)?.is360 ?? false),
}

/** Whether post-login routing has to ask for preferences (ROUTING-09, ROUTING-10, OPEN-21). */
export const preferenceFacts: FactRules<'email' | 'requiredPreferences'> = {
  email: async ({ rest }) => ((await readPreferences(rest)).emailAddress ? 'present' : 'missing'),
  requiredPreferences: async ({ rest }) => {
    const [preferences, relevant] = await Promise.all([readPreferences(rest), readRelevantPreferences(rest)])
    return relevant.some(name => preferences[name] === null) ? 'missing' : 'complete'
  },
}
