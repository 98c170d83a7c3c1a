import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { benefitsAnswers } from './benefits-answers.ts'
import { careAnswers } from './care-fixture.ts'
import { eobAnswers } from './claims-fixture.ts'
import { identityAnswers } from './identity-answers.ts'
import type { Replies } from './replies.ts'

const image = { src: '/brand-assets/test/logo.svg', alt: '', width: 1, height: 1 }

/** A brand of tests only. */
export const testBrand: Brand = {
  id: 'test',
  domainId: 9,
  name: 'Test brand',
  legalName: 'Test brand',
  site: 'https://www.sample.example',
  hosts: ['test.localhost'],
  language: 'en-US',
  timeZone: 'America/Los_Angeles',
  defaultRoute: '/home',
  changeGroupRoute: '/select-group',
  gatewayBasePath: '/api',
  images: { logo: image, phoneLogo: image, footer: image, dental: image },
  session: { copyTokenToLocalStorage: false },
  unauthorized: 'login',
  homeFailure: 'partial',
  redirectHosts: ['plans.test.example'],
  handOff: { action: '{gateway}/stand-in/sales-force' },
  accreditation: { url: '{gateway}/quality/accreditations?domainId={domainId}' },
  chat: { url: '{gateway}/chat/configuration?domainId={domainId}' },
  ebill: { url: '{gateway}/stand-in/ebill', userKeyParameter: 'userKey', firstTimeParameter: 'firstTime' },
}

/** Eligibility that began on the first day of 2020 and has no end. */
export function eligibility(category: rest.Category, changes: Partial<rest.Eligibility> = {}): rest.Eligibility {
  return {
    category,
    memberKey: 'M0',
    classPlanId: `PLAN-${category}`,
    effectiveDate: '2020-01-01',
    terminationDate: null,
    classPlanEffectiveDate: '2019-01-01',
    eligible: true,
    insuranceType: 'PPO',
    ...changes,
  }
}

/** The subscriber of the test family. */
export const subscriber: rest.Member = {
  memberKey: 'M0',
  key: 'M0',
  memberSuffix: 0,
  firstName: 'Robin',
  lastName: 'Sample',
  relationship: 'SUB',
  relationshipDescription: 'Subscriber',
  dateOfBirth: '1980-06-15',
  sex: 'X',
  sexDescription: 'Unspecified',
  hasOutOfAreaPlan: false,
  hasOtherMedical: true,
  hasOtherDental: false,
  role: 'member',
  networkNames: ['Wide network'],
  medical: eligibility('medical'),
  dental: eligibility('dental', { effectiveDate: '2026-07-01' }),
  vision: eligibility('vision', { terminationDate: '2026-01-31' }),
  pharmacy: null,
}

/** A child of the test family who turns 18 the day after the tests' day. */
export const child: rest.Member = {
  ...subscriber,
  ...{ memberKey: 'M1', key: 'M1', memberSuffix: 1, firstName: 'Kim', relationship: 'CHD' },
  relationshipDescription: 'Child',
  dateOfBirth: '2008-06-16',
}

export const preferences: rest.Preferences = {
  emailAddress: 'robin@sample.example',
  electronicEob: 'N',
  emailBreakingNews: 'Y',
  electronicMedicareMailing: null,
  emailPaymentReminder: null,
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailEwpNotification: null,
  showEwpLandingPage: null,
  policyDetails: { hasExtendedPolicy: false },
}

export const account: rest.Account = {
  subscriberId: 'ABC123456',
  subscriberKey: 'S1',
  groupKey: 'S1-G1',
  groupId: 'G1',
  groupName: 'First group',
  parentGroupId: 'P1',
  parentGroupName: 'Parent group',
  effectiveDate: '2020-01-01',
  hireDate: null,
  members: [subscriber, child],
  address: {
    ...{ addressLine1: '1 Main Street', addressLine2: null, city: 'Springfield', state: 'OR', zipCode: '97000' },
    ...{ country: 'US', phoneNumber: '503-555-0100' },
  },
  preferences,
  chatConfig: { host: 'chat.test.example', bus: 'HEALTH', poc: 'MEMBER', displayChat: true, mappedGroupId: 'G1' },
  products: [{ name: 'Wellness', eligible: true, url: 'https://wellness.test.example/' }],
}

export const claim: rest.Claim = {
  id: 'C1',
  claimType: 'M',
  claimStatusCode: '02',
  claimStatusDescription: 'Paid',
  paidDate: '2026-05-20',
  memberSuffix: 0,
  patientFirstName: 'Robin',
  patientLastName: 'Sample',
  provider: { providerId: 'PR1', providerName: 'Dr. Good' },
  payeeProvider: null,
  serviceDateFrom: '2026-05-01',
  claimDetails: [],
  claimDetailTotals: {
    ...{ chargeAmountTotal: '200.00', paidAmountTotal: '150.00' },
    combinedMemberResponsibilityAmount: '50.00',
  },
  claimCheck: { checkPayeeAmount: '0.00' },
}

/** A page of claims with what a test puts into it. */
export function claimPage(...content: rest.Claim[]): rest.ClaimPage {
  return {
    ...{ content, first: true, last: true, empty: content.length === 0, number: 0, size: 3, totalPages: 1 },
    ...{ numberOfElements: content.length, totalElements: content.length },
  }
}

export const program: rest.Program = {
  ...{ id: 40, name: 'Walking', description: 'Walk more.', categories: ['Fitness'], eligible: true },
  ...{ displayOrder: 2, highPriority: true, featureGroup: null, childResourceIds: [], url: null },
  ...{ resource: null, urlDocumentType: null, icon: 'walking' },
}

export const group: rest.Group = {
  ...{ groupId: 'G1', groupName: 'First group', memberKey: 'M0', is360: false },
  ...{ planEffectiveDate: '2020-01-01', planTerminationDate: '9999-12-31' },
}

export const pcpMember: rest.MemberPcp = {
  ...{ memberKey: 'M0', suffix: 0, firstName: 'Robin', lastName: 'Sample', eligibleDates: ['2026-07-01'] },
  ...{ selection: null, history: [] },
}

export const planManagement: rest.PlanManagement = {
  ...{ eligibleAndActive: true, groupType: 'direct', currentPlanYear: 2026, upcomingPlanYear: 2027 },
  ...{ openEnrollmentStart: '2026-11-01', openEnrollmentEnd: '2026-12-15' },
  ...{ coverageEndDateUponCancellation: '2026-12-31', coverageStartDateUponRenewal: '2027-01-01' },
  directPlanCancellationStatus: null,
  directCancellationOptions: [{ id: 'M', description: 'Cancel medical' }],
  ...{ directShopUrl: 'https://shop.test.example/', exchangeUrl: null, exchangeUrlLabel: null },
}

const emptyGroupDetail = { medical: null, dental: null, vision: null, pharmacy: null }

/** What the double answers unless a test says otherwise. */
export const familyAnswers: Replies = {
  ...careAnswers,
  ...identityAnswers,
  'POST token': { json: { token: 'a.e30.c', redirect: null } satisfies rest.TokenResponse },
  'GET token/userkey': { text: 'user-key-1' },
  'GET account': { json: account },
  'GET account/status': { text: 'ACT' satisfies rest.AccountStatusCode },
  'GET account/getEmployeeId': { json: { employeeId: 'E77', local598: false } satisfies rest.EmployeeInfo },
  'GET account/registration/policies': {
    json: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: null } satisfies rest.RegistrationPolicy,
  },
  'PUT account/registration/policies': {
    json: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true } satisfies rest.RegistrationPolicy,
  },
  'GET account/relevant-preferences': { json: ['electronicEob'] satisfies rest.RelevantPreferences },
  'GET account/preferences': { json: preferences },
  'PUT account/preferences': { json: preferences },
  ...benefitsAnswers,
  'GET claims/medical': { json: claimPage(claim) },
  'GET claims/dental': { json: claimPage() },
  'GET claims/medical/C1': { json: claim },
  'GET claims/dental/C1': { json: { ...claim, claimType: 'D' } satisfies rest.Claim },
  ...eobAnswers,
  'GET referrals/hasReferrals': { json: { hasReferrals: true } satisfies rest.HasReferrals },
  'GET eligibility/family': { json: [] satisfies rest.PlanEligibilityList },
  'GET medicare-materials': {
    json: [
      { documentId: 'formulary', title: 'Drugs 2026', planYear: 2026, url: 'https://documents.test.example/2026.pdf' },
    ] satisfies rest.MedicareMaterialList,
  },
  'GET medicare-materials/eligibility': { json: { eligible: false } satisfies rest.MedicareMaterialsEligibility },
  'GET handbook/ooc': { text: '' },
  'GET pcp/members': { json: { subscriberHasHistory: false, members: [pcpMember] } satisfies rest.PcpMembers },
  'GET pcp/eligibility': { json: { eligible: true, members: [{ memberKey: 'M0' }] } satisfies rest.PcpEligibility },
  'GET pcp/city-of-portland': { text: '2026-10-01' },
  'GET programs': { json: [program] },
  'GET programs/site-content': {
    json: [
      { details: { programId: 40 }, title: 'Quit for good', shortDescription: 'Coaching by phone' },
    ] satisfies rest.SiteContentProgramList,
  },
  'GET programs/40/details': { json: { ...program, phoneNumber: '503-555-0140' } satisfies rest.ProgramDetails },
  'GET idCard/eligible': { json: { eligible: true, categories: ['medical'] } satisfies rest.IdCardEligibility },
  'GET ebill/hasEbill': { json: { hasEbill: true } satisfies rest.HasEbill },
  'GET ebill/ebillRegistered': { json: { ebillRegistered: true } satisfies rest.EbillRegistered },
  'PUT ebill/registerEbillUser': { json: { ebillRegistered: true } satisfies rest.EbillRegistered },
  'GET ebill/showEbillAlert': { json: { showEbillAlert: false } satisfies rest.ShowEbillAlert },
  'GET groups': {
    json: {
      groups: [{ groupId: 'G1', groupName: 'First group', startDate: '2020-01-01', endDate: '9999-12-31' }],
      currentGroup: { groupId: 'G1', groupName: 'First group', startDate: '2020-01-01', endDate: '9999-12-31' },
    } satisfies rest.GroupsInfo,
  },
  'GET groups/individual': { json: [group] },
  'GET group-detail': {
    json: [
      {
        ...group,
        ...emptyGroupDetail,
        ...{ groupEffectiveDate: '2020-01-01', groupTerminationDate: '9999-12-31' },
        dental: { planStatus: 'FUTURE', planEffectiveDate: '2026-07-01', planTerminationDate: '9999-12-31' },
      },
    ] satisfies rest.GroupDetailList,
  },
  'GET group-selection': {
    json: [
      {
        ...{ groupId: 'G1', groupName: 'First group', inactive: false },
        ...{ planEffectiveDate: '2020-01-01', planTerminationDate: '9999-12-31' },
      },
    ] satisfies rest.TokenGroupList,
  },
  'GET message/calendar/domain/9': { json: { data: { item: { content: '<p>Closed on 4 July</p>' } } } },
  'GET plan-management/details': { json: planManagement },
  'POST plan-management/cancellation': {
    json: { ...planManagement, directPlanCancellationStatus: { id: 'M' } } satisfies rest.PlanManagement,
  },
  'GET quality/accreditations': {
    json: { accreditations: {} } satisfies rest.QualityAccreditation,
  },
  'GET chat/configuration': { json: account.chatConfig },
}
