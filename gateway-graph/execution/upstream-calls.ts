import { mostPeopleTogether } from '../claims/claim-filter.ts'

/** Lists that nothing bounds. */
export type ListKind = 'people' | 'groups' | 'programs' | 'periods'

/** How long they are taken to be before a document runs; it is counted anew for one that is longer (longer-lists.ts). */
export const assumedLengths: Readonly<Record<ListKind, number>> = { people: 12, groups: 12, programs: 20, periods: 10 }

/** What a field costs in calls to the insurer's services, at most. */
export interface FieldCalls {
  /** GETs that a request makes once, however many fields need their answers. */
  readonly shared?: readonly string[]
  /** Calls of its own, each time it is asked: for another person, of another number, with other arguments. */
  readonly own?: number | ((args: Readonly<Record<string, unknown>>) => number)
  /** And never more of them in one document: it is asked of so many things at most, and what has been asked is not asked again. */
  readonly most?: ListKind
  /** How many items it gives, at most or as lists of a kind do, each of which is asked for what is selected of it. */
  readonly items?: number | ListKind
  /** A connection: `first` or `last` says how many items, and a part between two pages is two calls. */
  readonly isConnection?: boolean
}

/** Of whose claims a list is: of one person, or of as many of the family as are asked for together. */
const ofPatient = ({ patient }: Readonly<Record<string, unknown>>) =>
  typeof patient === 'number' ? 1 : mostPeopleTogether

const family = ['account']
const eligibility = ['account', 'eligibility/family']
const primaryCare = ['pcp/members', 'pcp/eligibility']

/** What guards and conditions can ask about whoever is signed in: what a screen costs, and a field behind one. */
export const guardCalls: readonly string[] = [
  ...['account', 'account/status', 'account/preferences', 'account/relevant-preferences', 'account/getEmployeeId'],
  ...['account/registration/policies', 'groups/individual', 'programs', 'referrals/hasReferrals'],
  ...['medicare-materials/eligibility', 'idCard/eligible', 'ebill/hasEbill', 'ebill/showEbillAlert'],
  ...['plan-management/details', ...primaryCare],
]

/**
 * The fields that call the insurer's services, by Type.field. One that is not here costs a call of its own when it has a resolver
 * and gives objects, and none when it gives a value. Tests hold it against what the client's documents and the examples do.
 */
export const upstreamCalls: Readonly<Record<string, FieldCalls>> = {
  'Query.viewer': {},
  'Query.node': { shared: family, own: 1 },
  'Query.securityQuestions': { shared: ['account/security-questions'] },
  'Query.holidayCalendar': { shared: ['message/calendar'] },
  'Query.accreditations': { shared: ['accreditations'] },
  'Query.chatConfiguration': { shared: ['chat'] },
  'Query.shell': { shared: guardCalls },
  'Query.screen': { shared: guardCalls },
  'BeginSignInPayload.query': {},
  'OpenRecoveryLinkPayload.query': {},

  'Viewer.facts': {},
  'Viewer.actingStaff': {},
  'Viewer.family': { shared: family },
  'Viewer.member': { shared: family },
  'Viewer.accountStatus': { shared: ['account/status'] },
  'Member.employment': { shared: ['account/getEmployeeId'] },
  'Viewer.preferences': { shared: ['account/preferences'] },
  'Viewer.relevantPreferences': { shared: ['account/relevant-preferences'] },
  'Viewer.registrationPolicy': { shared: ['account', 'account/registration/policies'] },
  'Viewer.registrationDetails': { shared: ['account/registration/details'] },
  'Viewer.addressCodes': { shared: ['account/address/codes'] },
  'Viewer.signIns': { shared: ['token/sign-ins'] },
  'Viewer.groups': { shared: ['groups'], items: 'groups' },
  'Viewer.groupsWithPlans': { shared: ['group-detail'], items: 'groups' },
  'Viewer.groupChoices': { shared: ['group-selection'], items: 'groups' },
  'Family.group': {},
  ...Object.fromEntries(
    ['startDate', 'endDate', 'timeline', 'isOver'].map(field => [`Group.${field}`, { shared: ['groups'] }]),
  ),
  'Group.isCurrent': { shared: ['groups/individual'] },
  'Group.isSalesforce': { shared: ['groups/individual'] },
  ...Object.fromEntries(
    ['plans', 'contractStartDate', 'contractEndDate'].map(field => [`Group.${field}`, { shared: ['group-detail'] }]),
  ),
  'Group.parent': {},
  'Member.ebill': {},
  'Ebill.eligible': { shared: ['ebill/hasEbill'] },
  'Ebill.awaitsVisit': { shared: ['ebill/showEbillAlert'] },
  'Ebill.registered': { shared: ['ebill/ebillRegistered'] },
  'Member.planManagement': { shared: ['plan-management/details'] },
  'Member.medicareMaterials': { shared: ['medicare-materials'] },
  'Member.hasMedicareMaterials': { shared: ['medicare-materials/eligibility'] },
  'Family.hasReferrals': { shared: ['referrals/hasReferrals'] },

  'Screen.data': {},
  'ScreenData.featuredLimit': { shared: family, own: 1 },
  'ScreenData.yearlyLimits': { shared: family, own: 1 },
  'ScreenData.comingPeriods': { shared: [...eligibility, 'benefits/history'], items: 'periods' },
  'ScreenData.preventiveCareDueDate': { shared: ['pcp/city-of-portland'] },
  'ScreenData.networks': { shared: family },
  'ScreenData.programs': { shared: ['programs'] },
  'ScreenData.programPhones': { shared: ['programs'], items: 5 },
  'ScreenData.outlineOfCoverage': { shared: ['handbook/ooc'] },
  'Member.limits': { shared: family, own: 1 },
  'Member.planRecords': { shared: eligibility },
  'Member.benefits': { shared: eligibility },
  'Member.benefitsSummary': { shared: [...eligibility, 'benefits/history'] },
  'Member.planPeriods': { shared: [...eligibility, 'benefits/history'], items: 'periods' },
  'Member.planPeriod': { shared: [...eligibility, 'benefits/history'] },
  'PlanPeriod.benefits': {},
  'Member.recentClaims': { shared: family, own: 2, items: 5 },
  'Member.preventiveCareDueDate': { shared: ['pcp/city-of-portland'] },
  'Member.outlineOfCoverage': { shared: ['handbook/ooc'] },
  'Family.claimTypes': {},
  'BenefitsSummary.benefits': { items: 4 },
  'Benefits.coverage': { own: 1 },
  'Benefits.limits': { own: 1 },
  'Benefits.service': { own: 1 },

  'Family.members': { items: 'people' },
  'Family.member': {},
  'Family.claims': { own: ofPatient, isConnection: true },
  'Family.claimChoices': { own: ofPatient },
  'Family.explanations': { own: 1, isConnection: true },
  'Family.explanationChoices': { own: 1 },
  'Family.explanation': { own: 1 },
  // Which explanation it is, and what it says.
  'Family.explanationOfClaim': { own: 2 },
  'Member.claims': { shared: family, own: 1, isConnection: true },
  'Member.claim': { shared: family, own: 1 },
  'Member.coverages': {},
  'Member.explanations': { shared: family, own: 1, isConnection: true },
  'Claim.patient': { shared: family },
  'Claim.explanation': { own: 2 },
  'Explanation.people': {},
  'Explanation.claims': {},
  ...Object.fromEntries(
    ['ClaimConnection', 'ExplanationConnection', 'ReferralConnection', 'PrimaryCareProviderConnection'].flatMap(type =>
      ['edges', 'nodes', 'pageInfo'].map(field => [`${type}.${field}`, {}]),
    ),
  ),

  'Family.referrals': { own: 1, isConnection: true },
  'Family.referralChoices': { own: 1 },
  'Member.referrals': { own: 1, isConnection: true },
  'Referral.patient': { shared: family },
  'ReferralPatient.id': {},

  'Member.hasIdCard': { shared: ['idCard/eligible'] },
  'Member.idCardCategories': { shared: ['idCard/eligible'] },
  'Member.idCards': { shared: family, own: 1, items: 4 },
  'Member.offeredIdCards': { shared: ['idCard/eligible'], own: 1, items: 4 },
  'IdCard.member': { shared: family },
  ...Object.fromEntries(['copays', 'deductibles', 'phones', 'dependents'].map(field => [`IdCard.${field}`, {}])),

  'Viewer.primaryCare': { shared: primaryCare },
  'PrimaryCare.withProvider': { items: 'people' },
  'PrimaryCare.withoutProvider': { items: 'people' },
  'MemberPrimaryCare.member': { shared: family },
  'MemberPrimaryCare.provider': { own: 1 },
  'MemberPrimaryCare.hindrance': { shared: family },
  'Member.primaryCare': { shared: primaryCare },
  'PrimaryCareProviderEdge.distance': {},
  'Viewer.primaryCareProvider': { own: 1 },
  'Viewer.primaryCareProviders': { shared: ['account', 'pcp/members'], own: 1, isConnection: true },

  'Member.programs': { shared: ['programs'], items: 'programs' },
  'Member.featuredPrograms': { shared: ['account', 'programs'], items: 5 },
  'Member.program': { shared: ['programs'] },
  'Member.certificates': { shared: ['programs'] },
  'Program.children': { shared: ['programs'], items: 'programs' },
  'Program.document': {},
  'Program.phoneNumber': { own: 1, most: 'programs' },
  'Program.content': { shared: ['programs/site-content'] },

  'SaveAddressPayload.family': { shared: family },
  'SelectPrimaryCareProviderPayload.members': { shared: family, items: 'people' },
  'SelectPrimaryCareProviderPayload.primaryCare': { shared: primaryCare },
}
