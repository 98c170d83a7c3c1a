const userErrors = 'what the person can mend: an ErrorBody of the call, in the words of the schema'
const applied = 'the filter as it was applied: defaults filled in'
const sealed = 'the key, encrypted (GRAPH-02)'
/** What every list says of itself. */
const ofLists = (type: string) => ({
  [`${type}.edges`]: 'the nodes with their places',
  [`${type}.pageInfo`]: 'where the part stands in the list',
})
/** What a list says that is about a time. */
const ofTime = (type: string) =>
  Object.fromEntries(['type', 'startDate', 'endDate'].map(name => [`${type}.${name}`, applied]))
const share = 'met of total in percent (BENEFIT-16)'
const ofTheOffers = 'taken from the services that lead to the detail'

/** Fields that no answer of the gateway has, each with what the portal works it out from. */
export const computed: Readonly<Record<string, string>> = {
  'Group.id': 'the number, encrypted (GRAPH-02)',
  'Group.timeline': "how the dates of the member's time in the group stand today (STATE-18)",
  'Group.parent': 'what the account says of it',
  'Family.group': 'what the account says of it',
  'Family.startsLater': 'effectiveDate and today (MEMBER-01)',
  'Family.member': 'one of members, by suffix',
  ...Object.fromEntries(
    [...['Family.claims', 'Family.claimChoices'], ...['Member.claims', 'Member.claim', 'Member.recentClaims']].map(
      place => [place, 'calls of claims'],
    ),
  ),
  'Family.claimTypes': 'what somebody of the family is eligible for (CLAIM-02)',
  ...Object.fromEntries(
    [
      ...['Family.explanations', 'Family.explanationChoices', 'Family.explanation', 'Family.explanationOfClaim'],
      'Member.explanations',
    ].map(place => [place, 'calls of EOBs']),
  ),
  ...Object.fromEntries(
    ['limits', 'benefits', 'benefitsSummary', 'planPeriods', 'planPeriod', 'planRecords'].map(name => [
      `Member.${name}`,
      'calls of benefits and eligibility',
    ]),
  ),
  ...Object.fromEntries(
    ['medicareMaterials', 'ebill', 'planManagement', 'employment'].map(field => [
      `Member.${field}`,
      'a call of its own',
    ]),
  ),
  'MedicareMaterial.id': sealed,
  'Member.outlineOfCoverage': 'the text of its own call',
  'Member.preventiveCareDueDate': 'the text of its own call',
  'BenefitPlan.timeline': 'words for the dates of the plan (STATE-18)',
  'GroupPlan.category': 'which of the four plans of a group detail it was',
  'Coverage.status': 'where the dates stand today (STATE-06 to 09)',
  'Preferences.values': 'a list in place of one property a preference',
  'RegistrationPolicy.initialConsent': 'what the form starts with (POLICY-12, POLICY-13)',
  'SaveSecurityAnswersPayload.userErrors': userErrors,
  'RegisterPayload.userErrors': userErrors,
  'RecoverUsernamePayload.userErrors': userErrors,
  'CheckUsernamePayload.userErrors': userErrors,
  'PlanBenefits.tiers': 'the services by network tier and category (BENEFIT)',
  'BenefitDeductible.percentMet': share,
  'ServiceDetail.name': ofTheOffers,
  'ServiceDetail.category': ofTheOffers,
  'ServiceDetail.description': ofTheOffers,
  'ServiceDetail.offers': 'the services that lead to the detail',
  'TierOutOfPocket.text': 'copay and note in one sentence',
  'Limit.percentMet': share,
  ...ofLists('ClaimConnection'),
  ...ofTime('ClaimConnection'),
  'ClaimConnection.missing': 'who of the family could not be asked (MEMBER-18)',
  ...ofLists('ExplanationConnection'),
  ...ofTime('ExplanationConnection'),
  'Claim.category': 'the list that it came from (OPEN-17)',
  'Claim.patient': 'who of the family has the suffix',
  'Claim.amountOwed': 'what the member owes, null while nothing is decided (MEMBER-10)',
  'Claim.hasExplanation': 'status code and who asks (HOME-36)',
  'Claim.explanation': 'another call: the EOB of the claim',
  'Explanation.id': sealed,
  'ExplainedClaim.patientName': 'the names of the patient as one',
  ...Object.fromEntries(
    ['Family.referrals', 'Family.referralChoices', 'Member.referrals'].map(place => [place, 'calls of referrals']),
  ),
  ...ofLists('ReferralConnection'),
  'Referral.patient': 'who of the family has the key',
  'Referral.isExpired': 'expirationDate and today',
  'Referral.visitsLeft': 'allowed visits less those used',
  'PlanRecord.status': 'where the dates stand today (STATE-11 to 13)',
  'PlanRecord.countsAsEligible': 'an ended period counts for two years (OPEN-08)',
  'PlanRecord.isSelected': 'which of them counts (STATE-15)',
  'PrimaryCare.withoutProvider': 'those who have selected nobody (HOME-26)',
  'PrimaryCare.withProvider': 'those who have selected (HOME-26)',
  'MemberPrimaryCare.provider': 'another call: the provider of today',
  'MemberPrimaryCare.coming': 'who of the history begins next (MEMBER-06)',
  'MemberPrimaryCare.hindrance': 'coverage, eligibility and dates (PCP-05)',
  'MemberPrimaryCare.member': 'who of the family has the key',
  'PrimaryCareProvider.id': sealed,
  ...ofLists('PrimaryCareProviderConnection'),
  'PrimaryCareHistory.time': 'where today stands to the two days (MEMBER-06)',
  ...Object.fromEntries(['Member.idCards', 'Member.offeredIdCards'].map(place => [place, 'calls of ID cards'])),
  'IdCard.id': sealed,
  'IdCard.member': 'who of the family has the key',
  'IdCard.pdfPath': 'where the portal serves the cards as a document',
  'Program.content': 'another call: what the site says',
  ...Object.fromEntries(
    ['programs', 'featuredPrograms', 'program', 'certificates'].map(name => [`Member.${name}`, 'the call of programs']),
  ),
}
