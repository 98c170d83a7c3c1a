import { cancelledCategories } from '../../cancelled-categories.ts'
import { addDays, yearOf } from '../calendar-dates.ts'
import { groups } from '../data/groups.ts'
import { providers } from '../data/providers.ts'
import { categoriesOf } from '../traits.ts'
import { type FamilyPlan, subscriberKeyOf } from './family-plan.ts'
import { CANCELLATION } from './family-rows.ts'
import type { MemberPlan } from './member-plans.ts'
import { nextPlanPeriods, periodOf, planPeriods } from './plan-periods.ts'
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

/** A person with preferences and registration policy; only the subscriber consents to electronic EOBs. */
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

/** A person's coverage in each of the family's groups, and their earlier plans. */
export function* coverageRows(plan: FamilyPlan, member: MemberPlan): Generator<SeedRow> {
  const { memberKey } = member
  for (const use of plan.traits.groups) {
    if (use.coverage === 'none') continue
    const { groupId } = groups[use.group]
    const { effectiveDate } = periodOf(use.coverage, plan.today)
    const cancellation = CANCELLATION[plan.traits.plan]
    const cancelled = cancellation === null ? [] : cancelledCategories[cancellation]
    for (const category of categoriesOf(use, member)) {
      const [latest, ...earlier] = planPeriods(plan, use, category)
      if (latest === undefined) continue
      const end = cancelled.includes(category) ? `${yearOf(plan.today)}-12-31` : latest.terminationDate
      const next = nextPlanPeriods(plan, use, category).map(period => ({ ...period, since: period.effectiveDate }))
      for (const period of [{ ...latest, since: effectiveDate, terminationDate: end }, ...next]) {
        yield seedRow('coverage', {
          memberKey,
          groupId,
          category,
          classPlanId: period.design.classPlanId,
          effectiveDate: period.since,
          terminationDate: period.terminationDate,
          classPlanEffectiveDate: period.effectiveDate,
          eligible: true,
          insuranceType: period.design.insuranceType,
          source: 'ENROLLMENT',
        })
      }
      for (const period of earlier) {
        yield seedRow('earlierPlan', {
          memberKey,
          groupId,
          category,
          classPlanId: period.design.classPlanId,
          effectiveDate: period.effectiveDate,
          terminationDate: period.terminationDate,
        })
      }
    }
  }
}

const doctors = providers.filter(provider => provider.isPrimaryCare)

/** Primary care history of the adults; children have no provider yet. */
export function* careRows(plan: FamilyPlan, { memberKey, relationship }: MemberPlan): Generator<SeedRow> {
  if (plan.traits.hasPcp && relationship !== 'CHD') yield* pcpRows(plan, memberKey)
}

function* pcpRows({ traits, random, today }: FamilyPlan, memberKey: string): Generator<SeedRow> {
  const use = traits.groups[0]
  if (use === undefined) return
  const { effectiveDate, terminationDate } = periodOf(use.coverage, today)
  const moved = addDays(effectiveDate, random.between(90, 200))
  yield seedRow('pcpHistory', {
    memberKey,
    providerId: random.pick(doctors).providerId,
    beginDate: effectiveDate,
    endDate: addDays(moved, -1),
    pcpSelected: false,
    pcpTerminationReason: 'Member chose another provider',
  })
  const ended = terminationDate !== null && terminationDate < today
  yield seedRow('pcpHistory', {
    memberKey,
    providerId: random.pick(doctors).providerId,
    beginDate: moved,
    endDate: ended ? terminationDate : null,
    pcpSelected: !ended,
    pcpTerminationReason: ended ? 'Coverage ended' : null,
  })
}
