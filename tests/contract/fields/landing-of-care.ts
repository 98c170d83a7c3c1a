import { type Landing, page } from './landing-of-lists.ts'

const program: Landing = {
  type: 'Program',
  renamed: {
    ...{ id: 'Program.number', highPriority: 'Program.isHighPriority', childResourceIds: 'Program.children' },
    ...{ urlDocumentType: 'Program.urlKind', resource: 'Program.document' },
  },
  internal: { eligible: 'only those that the member is enrolled in are told' },
}

/** Where answers about cards, programs, providers, referrals and materials arrive. */
export const careLandings: Readonly<Record<string, Landing>> = {
  HasReferrals: { type: 'Family' },
  ReferralPage: page('ReferralConnection'),
  Referral: {
    renamed: {
      ...{ id: 'Referral.number', memberKey: 'Member.id', memberName: 'Referral.patientName' },
      ...{ statusCode: 'Referral.status', effectiveDate: 'Referral.startDate', expirationDate: 'Referral.endDate' },
    },
  },
  ReferralMetadata: { type: 'ReferralChoices', renamed: { members: 'ReferralChoices.patients' } },
  ReferralMember: {
    type: 'ReferralPatient',
    renamed: { memberKey: 'ReferralPatient.id', memberName: 'ReferralPatient.name', suffix: 'Member.suffix' },
  },
  ReferralStatus: {
    type: 'ReferralStatusChoice',
    renamed: { statusCode: 'ReferralStatusChoice.status', statusDescription: 'ReferralStatusChoice.label' },
  },
  MedicareMaterialsEligibility: { renamed: { eligible: 'Member.hasMedicareMaterials' } },
  MedicareMaterial: { renamed: { documentId: 'MedicareMaterial.number', title: 'MedicareMaterial.name' } },
  PcpMembers: { type: 'PrimaryCare', renamed: { members: 'Member.primaryCare' } },
  MemberPcp: {
    type: 'MemberPrimaryCare',
    renamed: { memberKey: 'Member.id', selection: 'MemberPrimaryCare.providerName' },
  },
  PcpSelection: { type: 'MemberPrimaryCare', renamed: { memberKey: 'Member.id' } },
  PcpHistory: {
    type: 'PrimaryCareHistory',
    renamed: {
      ...{ providerId: 'PrimaryCareHistory.providerNumber', beginDate: 'PrimaryCareHistory.startDate' },
      pcpSelected: 'PrimaryCareHistory.selected',
      pcpTerminationReason: 'PrimaryCareHistory.terminationReason',
    },
  },
  PcpLocation: { type: 'PrimaryCareLocation' },
  PcpEligibility: { type: 'PrimaryCare', renamed: { members: 'MemberPrimaryCare.eligible' } },
  PcpEligibleMember: { renamed: { memberKey: 'Member.id' } },
  PcpProvider: {
    type: 'PrimaryCareProvider',
    renamed: {
      ...{ providerId: 'PrimaryCareProvider.number', providerName: 'PrimaryCareProvider.name' },
      ...{ providerGroupName: 'PrimaryCareProvider.groupName', distance: 'PrimaryCareProviderEdge.distance' },
    },
  },
  PcpProviderPage: page('PrimaryCareProviderConnection'),
  ProgramResource: { type: 'ProgramDocument' },
  Program: program,
  ProgramDetails: program,
  SiteContentProgram: { type: 'ProgramContent', renamed: { details: 'Program.number' } },
  SiteContentDetails: { renamed: { programId: 'Program.number' } },
  IdCardEligibility: { renamed: { eligible: 'Member.hasIdCard', categories: 'Member.idCardCategories' } },
  IdCard: {
    renamed: {
      ...{ memberKey: 'Member.id', groupId: 'IdCard.groupNumber', planId: 'IdCard.planNumber' },
      effectiveDate: 'IdCard.startDate',
    },
  },
  IdCardLimit: { renamed: { coverage: 'IdCardLimit.coverageType', tier: 'IdCardLimit.networkTier' } },
  IdCardAmount: { type: 'IdCardCopay' },
  IdCardDependent: { renamed: { memberName: 'IdCardDependent.name' } },
}
