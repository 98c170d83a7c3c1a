import type { FamilyPlan } from './family-plan.ts'
import { subscriberKeyOf } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const PREFERENCES = {
  electronicEob: 'Y',
  emailBreakingNews: 'N',
  electronicMedicareMailing: 'Y',
  emailPaymentReminder: 'Y',
  emailAutopayWithdrawalReminder: 'N',
  discontinuePaperStatements: 'Y',
  emailWhenBillReady: 'Y',
  emailEwpNotification: 'N',
  showEwpLandingPage: 'N',
} as const

/** A person with preferences and registration policy; consent to electronic EOBs is the subscriber's alone. */
export function* memberRows(plan: FamilyPlan, member: MemberPlan): Generator<SeedRow> {
  const { traits, random, domain } = plan
  const { memberKey, firstName, lastName } = member
  yield seedRow('member', {
    ...member,
    subscriberKey: subscriberKeyOf(plan),
    hasOutOfAreaPlan: random.chance(8),
    hasOtherMedical: random.chance(10),
    hasOtherDental: random.chance(10),
    networkNames: JSON.stringify(domain.networkNames),
  })
  yield seedRow('preference', {
    memberKey,
    emailAddress: traits.hasEmail ? `${firstName}.${lastName}@mail.example`.toLowerCase() : null,
    ...(traits.preferences === 'complete' ? PREFERENCES : {}),
  })
  yield seedRow('registrationPolicy', {
    memberKey,
    isCommunicationPolicySigned: traits.isPolicySigned,
    isEeobPreferenceConsented: traits.isPolicySigned && member.suffix === 0 ? true : null,
  })
}
