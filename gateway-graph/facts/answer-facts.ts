import { readAccountStatus, readEmployeeInfo, readRegistrationPolicy } from '../account/rest.ts'
import { readMedicareMaterialsEligibility } from '../benefits/rest.ts'
import { readHasEbill, readShowEbillAlert } from '../ebill/rest.ts'
import { readIdCardEligibility } from '../id-cards/rest.ts'
import { planManagementState } from '../plan-management/plan-management-state.ts'
import { readPlanManagement } from '../plan-management/rest.ts'
import { hasPrimaryCareHistory } from '../primary-care/has-primary-care-history.ts'
import { readPcpEligibility, readPcpMembers } from '../primary-care/rest.ts'
import { readHasReferrals } from '../referrals/rest.ts'
import type { RestClient } from '../upstream/rest-client.ts'
import type { FactContext, FactRules } from './fact-rule.ts'
import { yesNo } from './yes-no.ts'

/** A fact that the answer of one call tells. */
function ofAnswer<Answer, Value>(read: (rest: RestClient) => Promise<Answer>, says: (answer: Answer) => Value) {
  return ({ rest }: FactContext) => read(rest).then(says)
}

/** Facts that are the answer of one call, read as a closed question. */
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
