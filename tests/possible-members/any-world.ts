import fc from 'fast-check'
import {
  account,
  eligibility,
  group,
  planManagement,
  preferences,
  subscriber,
} from '../../gateway-graph/testing/fixture.ts'
import type { World } from './world.ts'

const day = fc.constantFrom('2020-01-01', '2026-06-14', '2026-06-15', '2026-06-16', '2030-01-01')
const yesOrNo = fc.boolean()
const key = fc.constantFrom('M0', 'M1')
const groupId = fc.constantFrom('G1', 'G2', 'G3')

const plan = fc.option(
  fc
    .record({ effectiveDate: day, terminationDate: fc.option(day), eligible: yesOrNo })
    .map(changes => eligibility('medical', changes)),
)
const member = fc
  .record({
    ...{ memberKey: key, memberSuffix: fc.nat(2), hasOutOfAreaPlan: yesOrNo },
    dateOfBirth: fc.constantFrom('1980-01-01', '2008-06-14', '2008-06-15', '2008-06-16', '2020-01-01'),
    ...{ medical: plan, dental: plan, vision: plan, pharmacy: plan },
  })
  .map(changes => ({ ...subscriber, ...changes }))
const role = fc.constantFrom('member', 'logInAsAnyone', 'logInAsNonEmp')

const answers = fc.record(
  {
    account: fc
      .record({
        members: fc.array(member, { maxLength: 3 }),
        chat: yesOrNo,
        groupId: fc.option(groupId),
        parent: yesOrNo,
      })
      .map(({ chat, parent, ...changes }) => ({
        ...account,
        ...changes,
        parentGroupId: parent ? 'P1' : null,
        chatConfig: { ...account.chatConfig, displayChat: chat },
      })),
    'account/status': fc.constantFrom('ACT', 'INI', 'FRC', 'DIS', 'DLG'),
    'account/getEmployeeId': fc.record({ employeeId: fc.constant(null), local598: yesOrNo }),
    'account/registration/policies': fc.record({ isCommunicationPolicySigned: yesOrNo }),
    'account/preferences': fc
      .record({
        emailAddress: fc.constantFrom(null, 'robin@sample.example'),
        electronicEob: fc.constantFrom(null, 'Y'),
      })
      .map(changes => ({ ...preferences, ...changes })),
    'account/relevant-preferences': fc.subarray(['electronicEob', 'emailBreakingNews']),
    'groups/individual': fc.array(
      fc.record({ groupId, memberKey: key, is360: yesOrNo }).map(changes => ({ ...group, ...changes })),
      { maxLength: 3 },
    ),
    'referrals/hasReferrals': fc.record({ hasReferrals: yesOrNo }),
    'medicare-materials/eligibility': fc.record({ eligible: yesOrNo }),
    'pcp/members': fc.record({ subscriberHasHistory: yesOrNo, members: fc.constant([]) }),
    'pcp/eligibility': fc.record({ eligible: yesOrNo }),
    'ebill/hasEbill': fc.record({ hasEbill: yesOrNo }),
    'ebill/showEbillAlert': fc.record({ showEbillAlert: yesOrNo }),
    'idCard/eligible': fc.record({ eligible: yesOrNo }),
    'plan-management/details': fc
      .record({ eligibleAndActive: yesOrNo, cancelled: fc.constantFrom(null, { id: 'M' }, { id: 'D' }) })
      .map(({ cancelled, ...changes }) => ({ ...planManagement, ...changes, directPlanCancellationStatus: cancelled })),
    programs: fc.array(fc.record({ id: fc.nat(3), eligible: yesOrNo }), { maxLength: 3 }),
  },
  // Any call may fail.
  { requiredKeys: [] },
)

/** Anybody who may ask, and anything that the gateway may answer, with calls that fail. */
export const anyWorld: fc.Arbitrary<World> = fc.record({
  session: fc.record({
    kind: fc.constantFrom('none', 'temporary', 'full'),
    claims: fc.record({ memberKey: key, role, issuedByRole: role, groupId }, { requiredKeys: ['memberKey', 'role'] }),
    ...{ groupChosen: yesOrNo, preventSalesforce: yesOrNo, redirect: fc.constantFrom(undefined, 'https://a.example/') },
  }),
  viewport: fc.constantFrom('phone', 'tablet', 'desktop'),
  answers,
})
