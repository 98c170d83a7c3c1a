import { claimsQuery } from './claims-query.ts'

const eligibility = '{ eligible effectiveDate terminationDate }'

/**
 * Home's eight calls as Hive Gateway's own schema asks them: what the contract says, field by field. It cannot wait with the
 * claims for the member's suffix, compute a fact or sort a list, so it is given the suffix and asked for the fields that
 * the others compute from: less work than theirs.
 */
export function hiveQuery(): string {
  const asked = new URLSearchParams(claimsQuery(0))
  const dates = `startDate: "${asked.get('startDate')}", endDate: "${asked.get('endDate')}"`
  return `query HomeData {
  getAccount { ... on Account {
    subscriberId groupName chatConfig { displayChat }
    members {
      memberKey memberSuffix firstName lastName relationship dateOfBirth
      medical ${eligibility} dental ${eligibility} vision ${eligibility} pharmacy ${eligibility}
    }
  } }
  getEmployeeInfo { ... on EmployeeInfo { employeeId local598 } }
  getPlanManagement { ... on PlanManagement {
    eligibleAndActive openEnrollmentEnd upcomingPlanYear coverageEndDateUponCancellation directPlanCancellationStatus { id }
  } }
  getHasEbill { ... on HasEbill { hasEbill } }
  getShowEbillAlert { ... on ShowEbillAlert { showEbillAlert } }
  listClaims(category: medical, ${dates}, suffix: 0, page: 0, size: 3) { ... on ClaimPage { content {
    id claimType claimStatusCode claimStatusDescription paidDate serviceDateFrom memberSuffix
    provider { providerName } claimDetailTotals { combinedMemberResponsibilityAmount }
  } } }
  getIdCardEligibility { ... on IdCardEligibility { eligible } }
  listPrograms { ... on Program { id name description url urlDocumentType displayOrder highPriority eligible } }
}`
}
