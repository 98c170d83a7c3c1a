import { getAccount, getEmployeeInfo } from './areas/account/account.ts'
import { getAccountStatus } from './areas/account/account-status.ts'
import { listAddressCodes, putAddress } from './areas/account/address.ts'
import { getPreferences, listRelevantPreferences, putPreferences } from './areas/account/preferences.ts'
import { putPassword } from './areas/account/put-password.ts'
import { getRegistrationPolicy, putRegistrationPolicy } from './areas/account/registration-policy.ts'
import { getSecurityQuestions, putSecurityAnswers } from './areas/account/security-answers.ts'
import {
  getDentalBenefits,
  getMedicalBenefits,
  getPharmacyBenefits,
  getVisionBenefits,
} from './areas/benefits/get-benefits.ts'
import { listLimits } from './areas/benefits/list-limits.ts'
import { listPlanPeriods } from './areas/benefits/plan-periods.ts'
import { getChatConfiguration, getQualityAccreditation } from './areas/brand.ts'
import { getClaim } from './areas/claims/get-claim.ts'
import { getClaimsMetadata } from './areas/claims/get-claims-metadata.ts'
import { listClaims } from './areas/claims/list-claims.ts'
import { listDemoSignIns } from './areas/demo-sign-ins.ts'
import { getEbillRegistered, getHasEbill, getShowEbillAlert, registerEbillUser } from './areas/ebill.ts'
import { getEob } from './areas/eobs/eob.ts'
import { getEobPdf } from './areas/eobs/get-eob-pdf.ts'
import { getEobsMetadata } from './areas/eobs/get-eobs-metadata.ts'
import { listEobs } from './areas/eobs/list-eobs.ts'
import { listFamilyEligibility } from './areas/family-eligibility.ts'
import { getGroupsInfo, listGroupDetails, listIndividualGroups, listTokenGroups, switchGroup } from './areas/groups.ts'
import { getHealth } from './areas/health.ts'
import { getCalendar, getDomainCalendar } from './areas/holiday-calendar.ts'
import { emailIdCards, getIdCardEligibility, getIdCards, requestIdCard } from './areas/id-card/id-card-calls.ts'
import { getMedicareMaterialsEligibility, getOutlineOfCoverage, listMedicareMaterials } from './areas/plan-documents.ts'
import { cancelPlan, getPlanManagement } from './areas/plan-management.ts'
import { getPcpEligibility } from './areas/primary-care/eligible-dates.ts'
import { getPcpMembers } from './areas/primary-care/get-pcp-members.ts'
import { getPreventiveDueDate } from './areas/primary-care/preventive-due-date.ts'
import { getPcpProvider } from './areas/primary-care/provider.ts'
import { searchPcpProviders } from './areas/primary-care/search-pcp-providers.ts'
import { selectPcpProvider } from './areas/primary-care/select-pcp-provider.ts'
import { getProgramDetails, listPrograms, listSiteContent } from './areas/programs.ts'
import { recoverPassword } from './areas/recovery/recover-password.ts'
import { recoverUsername } from './areas/recovery/recover-username.ts'
import { listRecoveryQuestions, resetPassword } from './areas/recovery/reset-password.ts'
import { getHasReferrals, getReferralMetadata, listReferrals } from './areas/referrals.ts'
import {
  createRegistration,
  getRegistrationDetails,
  validateRegistrationUser,
  validateUsername,
} from './areas/registration.ts'
import { receiveHandOff, showEbill } from './areas/stand-ins.ts'
import { createToken, getUserKey } from './areas/token/create-token.ts'
import { logInAs } from './areas/token/log-in-as.ts'
import { completeToken, listSignIns, revokeToken } from './areas/token/session-calls.ts'
import type { Handlers } from './http/call.ts'

/** The handler of every call of the contract: a missing one, or one with another answer, does not compile. */
export const handlers: Handlers = {
  createToken,
  getUserKey,
  completeToken,
  revokeToken,
  listSignIns,
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
