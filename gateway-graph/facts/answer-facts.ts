import { readAccountStatus, readEmployeeInfo, readRegistrationPolicy } from '../account/rest.ts'
import { readMedicareMaterialsEligibility } from '../benefits/rest.ts'
import { readHasEbill, readShowEbillAlert } from '../ebill/rest.ts'
import { readIdCardEligibility } from '../id-cards/rest.ts'
import { planManagementState } from '../plan-management/plan-management-state.ts'
import { readPlanManagement } from '../plan-management/rest.ts'
import { hasPrimaryCareHistory } from '../primary-care/has-primary-care-history.ts'
import { readPcpEligibility, readPcpMembers } from '../primary-care/rest.ts'
import { readHasReferrals } from '../referrals/rest.ts'
import type { FactRules } from './fact-rule.ts'
import { yesNo } from './yes-no.ts'

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
  referrals: async ({ rest }) => yesNo((await readHasReferrals(rest)).hasReferrals),
  medicareMaterials: async ({ rest }) => yesNo((await readMedicareMaterialsEligibility(rest)).eligible),
  primaryCareHistory: async ({ rest, session }) =>
    yesNo(hasPrimaryCareHistory(await readPcpMembers(rest), session.claims?.memberKey)),
  primaryCareEligible: async ({ rest }) => yesNo((await readPcpEligibility(rest)).eligible),
  ebillEligible: async ({ rest }) => yesNo((await readHasEbill(rest)).hasEbill),
  ebillAlert: async ({ rest }) => yesNo((await readShowEbillAlert(rest)).showEbillAlert),
  idCardEligible: async ({ rest }) => yesNo((await readIdCardEligibility(rest)).eligible),
  local598: async ({ rest }) => yesNo((await readEmployeeInfo(rest)).local598),
  communicationPolicy: async ({ rest }) =>
    (await readRegistrationPolicy(rest)).isCommunicationPolicySigned ? 'signed' : 'unsigned',
  accountStatus: ({ rest }) => readAccountStatus(rest),
  planManagement: async ({ rest }) => planManagementState(await readPlanManagement(rest)),
}
