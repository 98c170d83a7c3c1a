import { careLandings } from './landing-of-care.ts'
import { type Landing, page } from './landing-of-lists.ts'

const preference = 'PreferenceValue.value'
const categories = {
  medical: 'Member.coverages',
  dental: 'Member.coverages',
  vision: 'Member.coverages',
  pharmacy: 'Member.coverages',
} as const
const plans = {
  medical: 'Group.plans',
  dental: 'Group.plans',
  vision: 'Group.plans',
  pharmacy: 'Group.plans',
} as const
const numbered = { groupId: 'Group.number', groupName: 'Group.name' }
const keyInGroup = 'for the portal: which group a token without a group is tied to (OPEN-68)'
const ofTheStandIn = 'of the reference gateway only: no gateway of an insurer has it'
const secret = 'a token never leaves the server: the session keeps it (design 8)'

/**
 * Where every answer of the gateway arrives, schema by schema, reviewed by people. A schema that is not here stands for the
 * GraphQL type of the same name.
 */
export const landings: Readonly<Record<string, Landing>> = {
  ...careLandings,
  EndedSessions: { internal: { ended: 'for the portal, which forgets the sessions that ended' } },
  PasswordChanged: {
    internal: {
      status: 'asked anew as a fact where it matters',
      token: secret,
      ended: 'for the portal, which forgets the sessions that ended',
    },
  },
  SignInSession: { type: 'SignInPlace' },
  TokenResponse: {
    renamed: { redirect: 'SignInPayload.next' },
    internal: { token: secret, knownDevice: 'kept by the cookie of known devices, sealed (SEC-14)' },
  },
  GroupsInfo: { renamed: { groups: 'Viewer.groups', currentGroup: 'Group.isCurrent' } },
  GroupPeriod: { type: 'Group', renamed: numbered },
  Group: {
    renamed: {
      ...{ ...numbered, is360: 'Group.isSalesforce' },
      ...{ planEffectiveDate: 'Group.startDate', planTerminationDate: 'Group.endDate' },
    },
    internal: { memberKey: keyInGroup },
  },
  TokenGroup: {
    type: 'Group',
    renamed: {
      ...{ ...numbered, inactive: 'Group.isOver' },
      ...{ planEffectiveDate: 'Group.startDate', planTerminationDate: 'Group.endDate' },
    },
  },
  GroupDetail: {
    type: 'Group',
    renamed: {
      ...{ ...numbered, ...plans, is360: 'Group.isSalesforce' },
      ...{ planEffectiveDate: 'Group.startDate', planTerminationDate: 'Group.endDate' },
      ...{ groupEffectiveDate: 'Group.contractStartDate', groupTerminationDate: 'Group.contractEndDate' },
    },
    internal: { memberKey: keyInGroup },
  },
  GroupPlan: {
    renamed: {
      ...{ planStatus: 'GroupPlan.status', planEffectiveDate: 'GroupPlan.startDate' },
      planTerminationDate: 'GroupPlan.endDate',
    },
  },
  Account: {
    type: 'Family',
    renamed: {
      ...{ subscriberKey: 'Family.id', effectiveDate: 'Family.startDate', preferences: 'Viewer.preferences' },
      ...{ ...numbered, parentGroupId: 'ParentGroup.number', parentGroupName: 'ParentGroup.name' },
    },
    internal: { groupKey: 'the key of the family within its group, which no call takes' },
  },
  Member: {
    renamed: {
      ...{ key: 'Member.id', memberKey: 'Member.id', memberSuffix: 'Member.suffix', networkNames: 'Member.networks' },
      ...categories,
    },
  },
  Eligibility: {
    type: 'Coverage',
    renamed: {
      ...{ memberKey: 'Member.id', classPlanId: 'Coverage.planClass', effectiveDate: 'Coverage.startDate' },
      ...{ terminationDate: 'Coverage.endDate', classPlanEffectiveDate: 'Coverage.planClassStartDate' },
    },
  },
  Preferences: {
    renamed: {
      electronicEob: preference,
      emailBreakingNews: preference,
      electronicMedicareMailing: preference,
      emailPaymentReminder: preference,
      emailAutopayWithdrawalReminder: preference,
      discontinuePaperStatements: preference,
      emailWhenBillReady: preference,
      emailEwpNotification: preference,
      showEwpLandingPage: preference,
      policyDetails: 'Preferences.hasExtendedPolicy',
    },
    internal: { acknowledgements: 'Where the journey leads tells of it: nobody is asked twice (CHECK-25).' },
  },
  PolicyDetails: { type: 'Preferences' },
  SecurityAnswersState: { type: 'SaveSecurityAnswersPayload' },
  Code: { type: 'AddressCode' },
  Address: { type: 'PostalAddress' },
  RegistrationResult: { type: 'RegisterPayload' },
  Accepted: { type: 'RecoverUsernamePayload' },
  UsernameAvailability: { type: 'CheckUsernamePayload' },
  ServiceBenefits: {
    type: 'PlanBenefits',
    renamed: {
      category: 'Benefits.category',
      asOfDate: 'Benefits.date',
      services: 'BenefitTier.groups',
      headlineIds: 'PlanBenefits.headlines',
    },
  },
  DentalBenefits: {
    type: 'PlanBenefits',
    renamed: {
      category: 'Benefits.category',
      asOfDate: 'Benefits.date',
      services: 'BenefitTier.groups',
      headlineIds: 'PlanBenefits.headlines',
    },
  },
  BenefitPlan: {
    renamed: {
      ...{ classPlanId: 'BenefitPlan.planClass', planName: 'BenefitPlan.name' },
      ...{ effectiveDate: 'BenefitPlan.startDate', terminationDate: 'BenefitPlan.endDate' },
    },
  },
  BenefitDeductible: {
    renamed: { coverage: 'BenefitDeductible.coverageType', tier: 'BenefitDeductible.networkTier' },
  },
  DentalService: { renamed: { tier: 'DentalService.networkTier' } },
  MedicalService: {
    renamed: { tierId: 'MedicalService.networkTier', pageDescription: 'MedicalService.name' },
  },
  TierOutOfPocket: { renamed: { network: 'TierOutOfPocket.networkTier' } },
  Limit: {
    renamed: {
      ...{ productCategory: 'Limit.category', limitType: 'Limit.name' },
      ...{ totalMet: 'Limit.met', totalRemaining: 'Limit.remaining' },
    },
  },
  PlanPeriod: {
    type: 'PeriodPlan',
    renamed: {
      ...{ planName: 'PeriodPlan.name', suffix: 'Member.suffix' },
      ...{ effectiveDate: 'PeriodPlan.startDate', terminationDate: 'PeriodPlan.endDate' },
    },
    internal: {
      memberKey: "the gateway's key of the member, whose period it is",
      classPlanId: 'which plan of the class it is to the gateway; its name is shown',
    },
  },
  Claim: {
    renamed: {
      ...{ id: 'Claim.number', claimType: 'Claim.type', claimStatusDescription: 'Claim.statusDescription' },
      ...{ claimStatusCode: 'Claim.status', memberSuffix: 'Claim.patientSuffix', payeeProvider: 'Claim.payee' },
      ...{ patientFirstName: 'Claim.patientName', patientLastName: 'Claim.patientName' },
      ...{ serviceDateFrom: 'Claim.serviceDate', claimDetails: 'Claim.lines', claimDetailTotals: 'Claim.totals' },
      claimCheck: 'Claim.paidToPayee',
    },
  },
  ClaimPage: page('ClaimConnection'),
  Provider: { renamed: { providerId: 'Provider.number', providerName: 'Provider.name' } },
  ClaimLine: {
    renamed: {
      ...{ claimDetailPK: 'ClaimLine.number', chargeAmount: 'ClaimLine.charged', paidAmount: 'ClaimLine.planPaid' },
      ...{ combinedMemberResponsibilityAmount: 'ClaimLine.owed', coinsuranceAmount: 'ClaimLine.coinsurance' },
      ...{ copayAmount: 'ClaimLine.copay', deductibleAmount: 'ClaimLine.deductible' },
      ...{ disallowAmount: 'ClaimLine.disallowed', nonCoveredCharges: 'ClaimLine.notCovered' },
      lineDisallowed: 'ClaimLine.isDisallowed',
    },
  },
  ClaimDetailKey: { renamed: { sequenceNumber: 'ClaimLine.number' } },
  ClaimDetailTotals: {
    type: 'ClaimTotals',
    renamed: {
      ...{ chargeAmountTotal: 'ClaimTotals.charged', paidAmountTotal: 'ClaimTotals.planPaid' },
      combinedMemberResponsibilityAmount: 'ClaimTotals.owed',
    },
  },
  ClaimCheck: { renamed: { checkPayeeAmount: 'Claim.paidToPayee' } },
  ClaimsMetadata: { type: 'ClaimChoices' },
  ClaimStatusOption: {
    type: 'ClaimStatusChoice',
    renamed: { claimStatusCode: 'ClaimStatusChoice.id', claimStatusDescription: 'ClaimStatusChoice.label' },
  },
  EobReference: { renamed: { documentId: 'Explanation.number' } },
  EobPage: page('ExplanationConnection'),
  Eob: {
    type: 'Explanation',
    renamed: {
      ...{ documentId: 'Explanation.number', pdfDocumentId: 'Explanation.pdfPath' },
      ...{ typeOfClaims: 'Explanation.typeDescription' },
      ...{ members: 'Explanation.people', subscriber: 'Explanation.people' },
    },
  },
  EobPerson: { type: 'PersonName' },
  EobClaim: {
    type: 'ExplainedClaim',
    renamed: {
      ...{ id: 'ExplainedClaim.number', chargeAmount: 'ExplainedClaim.charged' },
      ...{ firstName: 'PersonName.firstName', middleInitial: 'PersonName.middleInitial' },
      ...{ lastName: 'PersonName.lastName', patientResponsibility: 'ExplainedClaim.amountOwed' },
    },
    internal: { claimStatusCode: 'whether the amount is decided (MEMBER-10)' },
  },
  EobsMetadata: { type: 'ExplanationChoices', renamed: { members: 'ExplanationChoices.patients' } },
  EobMember: {
    type: 'PersonName',
    renamed: { memberKey: 'PatientChoice.id' },
  },
  PlanEligibility: {
    type: 'PlanRecord',
    renamed: {
      ...{ memberKey: 'Member.id', suffix: 'Member.suffix', productCategory: 'PlanRecord.category' },
      ...{ effectiveDate: 'PlanRecord.startDate', termedDate: 'PlanRecord.endDate' },
    },
  },
  EmployeeInfo: { type: 'Employment', renamed: { local598: 'Employment.isLocal598' } },
  HasEbill: { renamed: { hasEbill: 'Ebill.eligible' } },
  EbillRegistered: { renamed: { ebillRegistered: 'Ebill.registered' } },
  ShowEbillAlert: { renamed: { showEbillAlert: 'Ebill.awaitsVisit' } },
  CalendarMessage: { renamed: { data: 'Query.holidayCalendar' } },
  CalendarData: { renamed: { item: 'Query.holidayCalendar' } },
  CalendarItem: { renamed: { content: 'Query.holidayCalendar' } },
  PlanManagement: {
    renamed: {
      eligibleAndActive: 'PlanManagement.isOpen',
      groupType: 'PlanManagement.boughtFrom',
      directPlanCancellationStatus: 'PlanManagement.cancellationStatus',
      directCancellationOptions: 'PlanManagement.cancellationOptions',
    },
  },
  CancellationOption: { renamed: { id: 'CancellationOption.what' } },
  CancellationStatus: { renamed: { id: 'PlanManagement.cancellationStatus' } },
  QualityAccreditation: { type: 'Query' },
  Accreditation: {
    renamed: { elementValue: 'Accreditation.level', pairedText1: 'Accreditation.pairedText' },
  },
  DemoSignIns: { internal: { password: ofTheStandIn, signIns: ofTheStandIn, newcomers: ofTheStandIn } },
  DemoSignIn: {
    internal: { persona: ofTheStandIn, username: ofTheStandIn, description: ofTheStandIn, domainId: ofTheStandIn },
  },
  DemoNewcomer: {
    internal: {
      subscriberId: ofTheStandIn,
      firstName: ofTheStandIn,
      lastName: ofTheStandIn,
      dateOfBirth: ofTheStandIn,
      domainId: ofTheStandIn,
    },
  },
  Health: { internal: { status: 'for whoever watches over the gateway; the portal tells its own health' } },
}
