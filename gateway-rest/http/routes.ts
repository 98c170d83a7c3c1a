import { getAccount } from '../areas/account/get-account.ts'
import { getAccountStatus } from '../areas/account/get-account-status.ts'
import { getEmployeeInfo } from '../areas/account/get-employee-info.ts'
import { getPreferences } from '../areas/account/get-preferences.ts'
import { getRegistrationPolicy } from '../areas/account/get-registration-policy.ts'
import { getSecurityQuestions } from '../areas/account/get-security-questions.ts'
import { listAddressCodes } from '../areas/account/list-address-codes.ts'
import { listRelevantPreferences } from '../areas/account/list-relevant-preferences.ts'
import { putAddress } from '../areas/account/put-address.ts'
import { putPassword } from '../areas/account/put-password.ts'
import { putPreferences } from '../areas/account/put-preferences.ts'
import { putRegistrationPolicy } from '../areas/account/put-registration-policy.ts'
import { putSecurityAnswers } from '../areas/account/put-security-answers.ts'
import { getDentalBenefits } from '../areas/benefits/get-dental-benefits.ts'
import { getMedicalBenefits } from '../areas/benefits/get-medical-benefits.ts'
import { getPharmacyBenefits } from '../areas/benefits/get-pharmacy-benefits.ts'
import { getVisionBenefits } from '../areas/benefits/get-vision-benefits.ts'
import { listLimits } from '../areas/benefits/list-limits.ts'
import { listPlanPeriods } from '../areas/benefits/list-plan-periods.ts'
import { getChatConfiguration } from '../areas/brand/get-chat-configuration.ts'
import { getQualityAccreditation } from '../areas/brand/get-quality-accreditation.ts'
import { getClaim } from '../areas/claims/get-claim.ts'
import { getClaimsMetadata } from '../areas/claims/get-claims-metadata.ts'
import { listClaims } from '../areas/claims/list-claims.ts'
import { listDemoSignIns } from '../areas/demo/list-demo-sign-ins.ts'
import { getEbillRegistered } from '../areas/ebill/get-ebill-registered.ts'
import { getHasEbill } from '../areas/ebill/get-has-ebill.ts'
import { getShowEbillAlert } from '../areas/ebill/get-show-ebill-alert.ts'
import { registerEbillUser } from '../areas/ebill/register-ebill-user.ts'
import { listFamilyEligibility } from '../areas/eligibility/list-family-eligibility.ts'
import { getEob } from '../areas/eobs/get-eob.ts'
import { getEobPdf } from '../areas/eobs/get-eob-pdf.ts'
import { getEobsMetadata } from '../areas/eobs/get-eobs-metadata.ts'
import { listEobs } from '../areas/eobs/list-eobs.ts'
import { getGroupsInfo } from '../areas/groups/get-groups-info.ts'
import { listGroupDetails } from '../areas/groups/list-group-details.ts'
import { listIndividualGroups } from '../areas/groups/list-individual-groups.ts'
import { listTokenGroups } from '../areas/groups/list-token-groups.ts'
import { switchGroup } from '../areas/groups/switch-group.ts'
import { getOutlineOfCoverage } from '../areas/handbook/get-outline-of-coverage.ts'
import { getHealth } from '../areas/health/get-health.ts'
import { emailIdCards } from '../areas/id-card/email-id-cards.ts'
import { getIdCardEligibility } from '../areas/id-card/get-id-card-eligibility.ts'
import { getIdCards } from '../areas/id-card/get-id-cards.ts'
import { requestIdCard } from '../areas/id-card/request-id-card.ts'
import { getMedicareMaterialsEligibility } from '../areas/medicare-materials/get-medicare-materials-eligibility.ts'
import { listMedicareMaterials } from '../areas/medicare-materials/list-medicare-materials.ts'
import { getCalendar } from '../areas/messages/get-calendar.ts'
import { getDomainCalendar } from '../areas/messages/get-domain-calendar.ts'
import { cancelPlan } from '../areas/plan-management/cancel-plan.ts'
import { getPlanManagement } from '../areas/plan-management/get-plan-management.ts'
import { getPcpEligibility } from '../areas/primary-care/get-pcp-eligibility.ts'
import { getPcpMembers } from '../areas/primary-care/get-pcp-members.ts'
import { getPcpProvider } from '../areas/primary-care/get-pcp-provider.ts'
import { getPreventiveDueDate } from '../areas/primary-care/get-preventive-due-date.ts'
import { searchPcpProviders } from '../areas/primary-care/search-pcp-providers.ts'
import { selectPcpProvider } from '../areas/primary-care/select-pcp-provider.ts'
import { getProgramDetails } from '../areas/programs/get-program-details.ts'
import { listPrograms } from '../areas/programs/list-programs.ts'
import { listSiteContent } from '../areas/programs/list-site-content.ts'
import { listRecoveryQuestions } from '../areas/recovery/list-recovery-questions.ts'
import { recoverPassword } from '../areas/recovery/recover-password.ts'
import { recoverUsername } from '../areas/recovery/recover-username.ts'
import { resetPassword } from '../areas/recovery/reset-password.ts'
import { getHasReferrals } from '../areas/referrals/get-has-referrals.ts'
import { getReferralMetadata } from '../areas/referrals/get-referral-metadata.ts'
import { listReferrals } from '../areas/referrals/list-referrals.ts'
import { createRegistration } from '../areas/registration/create-registration.ts'
import { getRegistrationDetails } from '../areas/registration/get-registration-details.ts'
import { validateRegistrationUser } from '../areas/registration/validate-registration-user.ts'
import { validateUsername } from '../areas/registration/validate-username.ts'
import { receiveHandOff } from '../areas/stand-in/receive-hand-off.ts'
import { showEbill } from '../areas/stand-in/show-ebill.ts'
import { createToken } from '../areas/token/create-token.ts'
import { getUserKey } from '../areas/token/get-user-key.ts'
import { logInAs } from '../areas/token/log-in-as.ts'
import type { Handler, OperationId } from './call.ts'

/** The handler of every call of the contract: one that is missing or answers something else does not compile. */
export const routes: { readonly [Id in OperationId]: Handler<Id> } = {
  createToken,
  getUserKey,
  logInAs,
  listTokenGroups,
  switchGroup,
  getGroupsInfo,
  listIndividualGroups,
  listGroupDetails,
  getAccount,
  getAccountStatus,
  getEmployeeInfo,
  getRegistrationPolicy,
  putRegistrationPolicy,
  listRelevantPreferences,
  getPreferences,
  putPreferences,
  putPassword,
  getMedicalBenefits,
  getPharmacyBenefits,
  getVisionBenefits,
  getDentalBenefits,
  listPlanPeriods,
  getSecurityQuestions,
  putSecurityAnswers,
  putAddress,
  listAddressCodes,
  createRegistration,
  getRegistrationDetails,
  validateRegistrationUser,
  validateUsername,
  recoverUsername,
  recoverPassword,
  listRecoveryQuestions,
  resetPassword,
  listLimits,
  listClaims,
  getClaim,
  getClaimsMetadata,
  listEobs,
  getEobsMetadata,
  getEob,
  getEobPdf,
  getHasReferrals,
  listReferrals,
  getReferralMetadata,
  listFamilyEligibility,
  getMedicareMaterialsEligibility,
  listMedicareMaterials,
  getOutlineOfCoverage,
  getPcpMembers,
  getPcpEligibility,
  getPcpProvider,
  searchPcpProviders,
  selectPcpProvider,
  getPreventiveDueDate,
  listPrograms,
  listSiteContent,
  getProgramDetails,
  getIdCardEligibility,
  getIdCards,
  emailIdCards,
  requestIdCard,
  getHasEbill,
  getEbillRegistered,
  getShowEbillAlert,
  registerEbillUser,
  getCalendar,
  getDomainCalendar,
  getPlanManagement,
  cancelPlan,
  getQualityAccreditation,
  getChatConfiguration,
  receiveHandOff,
  showEbill,
  listDemoSignIns,
  getHealth,
}
