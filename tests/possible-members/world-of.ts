import type { Facts, Open } from '../../engine/state.ts'
import {
  account,
  eligibility,
  group,
  planManagement,
  preferences,
  subscriber,
} from '../../gateway-graph/testing/fixture.ts'
import type { FactValues } from '../../schema/generated/facts.ts'
import type { World } from './world.ts'

const plans: { readonly [Status in FactValues['medical']]: object | null } = {
  active: {},
  future: { effectiveDate: '2030-01-01' },
  termed: { terminationDate: '2026-01-31' },
  ineligible: null,
}
const roles = { none: 'member', anyone: 'logInAsAnyone', nonEmployee: 'logInAsNonEmp' } as const
const cancelled = { none: null, renewal: null, cancelMedical: { id: 'M' }, cancelMedicalDental: { id: 'D' } } as const

/** An answer that depends on one fact; no answer where the fact is unknown. */
const when = <Value>(value: Value | undefined, answer: (value: Value) => unknown) =>
  value === undefined ? undefined : answer(value)

function accountOf(facts: Facts, open: Open): unknown {
  const plan = (category: 'medical' | 'dental' | 'vision' | 'pharmacy') => {
    const changes = plans[facts[category] ?? 'ineligible']
    return changes && eligibility(category, changes)
  }
  const member = {
    ...subscriber,
    memberSuffix: facts.relationship === 'subscriber' ? 0 : 1,
    dateOfBirth: facts.ageBand === 'adult' ? '1980-01-01' : '2020-01-01',
    hasOutOfAreaPlan: facts.outOfAreaPlan === 'yes',
    ...{ medical: plan('medical'), dental: plan('dental'), vision: plan('vision'), pharmacy: plan('pharmacy') },
  }
  return when(facts.chat, chat => ({
    ...account,
    members: facts.relationship === undefined ? [] : [member],
    groupId: open.groupId?.[0] ?? null,
    parentGroupId: open.parentGroupId?.[0] ?? null,
    chatConfig: { ...account.chatConfig, displayChat: chat === 'yes' },
  }))
}

/** The current group comes first, unless it is not to be found among them. */
function groupsOf({ severalGroups, anySalesforceGroup, salesforceGroup }: Facts): unknown {
  const current = { ...group, is360: salesforceGroup === 'yes' }
  const other = { ...group, groupId: 'G9', memberKey: 'M9', is360: anySalesforceGroup === 'yes' }
  const first = salesforceGroup === undefined ? other : current
  return when(severalGroups, several => (several === 'yes' ? [first, other] : [first]))
}

/** A world in which the rules ought to compute just these facts and ids. */
export function worldOf(facts: Facts, open: Open): World {
  const role = roles[facts.staffRole ?? 'none']
  const acts = facts.actsAsMember === 'yes'
  const answers = {
    account: accountOf(facts, open),
    'account/status': facts.accountStatus,
    'account/getEmployeeId': when(facts.local598, local => ({ employeeId: null, local598: local === 'yes' })),
    'account/registration/policies': when(facts.communicationPolicy, policy => ({
      isCommunicationPolicySigned: policy === 'signed',
    })),
    'account/preferences': when(facts.email, email => ({
      ...preferences,
      emailAddress: email === 'present' ? 'robin@sample.example' : null,
      electronicEob: null,
    })),
    'account/relevant-preferences': when(facts.requiredPreferences, all =>
      all === 'missing' ? ['electronicEob'] : ['emailBreakingNews'],
    ),
    'groups/individual': groupsOf(facts),
    'referrals/hasReferrals': when(facts.referrals, value => ({ hasReferrals: value === 'yes' })),
    'medicare-materials/eligibility': when(facts.medicareMaterials, value => ({ eligible: value === 'yes' })),
    'pcp/members': when(facts.primaryCareHistory, value => ({ subscriberHasHistory: value === 'yes', members: [] })),
    'pcp/eligibility': when(facts.primaryCareEligible, value => ({ eligible: value === 'yes' })),
    'ebill/hasEbill': when(facts.ebillEligible, value => ({ hasEbill: value === 'yes' })),
    'ebill/showEbillAlert': when(facts.ebillAlert, value => ({ showEbillAlert: value === 'yes' })),
    'idCard/eligible': when(facts.idCardEligible, value => ({ eligible: value === 'yes' })),
    'plan-management/details': when(facts.planManagement, value => ({
      ...planManagement,
      eligibleAndActive: value !== 'none',
      directPlanCancellationStatus: cancelled[value],
    })),
    programs: when(open.programId, ids => ids.map(id => ({ id: Number(id), eligible: true }))),
  }
  return {
    session: {
      kind: facts.session ?? 'none',
      claims: acts ? { memberKey: 'M0', role: 'member', issuedByRole: role } : { memberKey: 'M0', role },
      groupChosen: facts.groupChosen === 'yes',
      preventSalesforce: facts.preventSalesforce === 'yes',
      redirect: facts.redirectOffered === 'yes' ? 'https://a.example/' : undefined,
    },
    viewport: facts.viewport ?? 'desktop',
    answers,
  }
}
