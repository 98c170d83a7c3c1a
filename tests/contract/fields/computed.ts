const userErrors = 'what the person can mend: an ErrorBody of the call, in the words of the schema'
const applied = 'the filter as it was applied: defaults filled in'
const share = 'met of total in percent (BENEFIT-16)'
const ofTheOffers = 'taken from the services that lead to the detail'

/** Fields that no answer of the gateway has, each with what the portal works it out from. */
export const computed: Readonly<Record<string, string>> = {
  'Group.timeline': 'words for the dates of the group (STATE-18)',
  'GroupPlan.category': 'which of the four plans of a group detail it was',
  'Eligibility.status': 'where the dates stand today (STATE-06 to 09)',
  'Preferences.values': 'a list in place of one property a preference',
  'RegistrationPolicy.initialConsent': 'what the form starts with (POLICY-12, POLICY-13)',
  'SaveSecurityAnswersPayload.errors': userErrors,
  'RegisterPayload.errors': userErrors,
  'RecoverPayload.errors': userErrors,
  'ValidateUsernamePayload.errors': userErrors,
  'PlanBenefits.tiers': 'the services by network tier and category (BENEFIT)',
  'BenefitDeductible.percentMet': share,
  'ServiceDetail.name': ofTheOffers,
  'ServiceDetail.category': ofTheOffers,
  'ServiceDetail.description': ofTheOffers,
  'ServiceDetail.offers': 'the services that lead to the detail',
  'TierOutOfPocket.text': 'copay and note in one sentence',
  'Limit.percentMet': share,
  'ClaimPage.filter': applied,
  'Claim.claimTypeDescription': 'the letter of the type in words (CONST-02)',
  'Claim.claimTypeSlug': 'the letter of the type as a word of the route (OPEN-17)',
  'Claim.statusDisplay': 'how the status code shows',
  'Claim.hasEobButton': 'status code and who asks (HOME-36)',
  'Claim.eob': 'another call: the EOB of the claim',
  'EobPage.filter': applied,
  'Eob.pdfPath': 'where the portal serves the document of pdfDocumentId',
  'Eob.people': 'members, or the subscriber where there are none',
  'Referral.expired': 'expirationDate and today',
  'Referral.visitsLeft': 'allowed visits less those used',
  'PlanEligibility.status': 'where the dates stand today (STATE-11 to 13)',
  'PlanEligibility.countsAsEligible': 'an ended period counts for two years (OPEN-08)',
  'PrimaryCare.withoutProvider': 'those who may select and have not (HOME-26)',
  'PrimaryCare.withProvider': 'those who have selected (HOME-26)',
  'PrimaryCareMember.provider': 'another call: the selected provider',
  'IdCard.pdfPath': 'where the portal serves the cards as a document',
  'Program.document': 'resource as a whole; the field resource is its address alone',
}
