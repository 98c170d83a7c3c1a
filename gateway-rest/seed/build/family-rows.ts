import type { CancellationStatusId, PlanManagement } from '../../../schema/generated/gateway-types.ts'
import { addDays, yearOf } from '../calendar-dates.ts'
import { groups } from '../data/groups.ts'
import { cities, streets } from '../data/people.ts'
import type { Traits } from '../traits.ts'
import { type FamilyPlan, subscriberIdOf, subscriberKeyOf } from './family-plan.ts'
import { periodOf } from './plan-periods.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const OPEN_END = '9999-12-31'

/** The family itself and its groups. */
export function* familyRows(plan: FamilyPlan): Generator<SeedRow> {
  const { random, traits, today, domain } = plan
  const subscriberKey = subscriberKeyOf(plan)
  yield seedRow('family', {
    subscriberKey,
    subscriberId: subscriberIdOf(plan),
    domainId: domain.id,
    addressLine1: `${random.between(100, 9900)} ${random.pick(streets)}`,
    addressLine2: random.chance(25) ? `Apt ${random.between(1, 40)}` : null,
    ...random.pick(cities),
    country: 'US',
    phoneNumber: `503-555-01${random.between(10, 99)}`,
    hireDate: addDays(today, -random.between(900, 6000)),
    employeeId: `E${random.between(100_000, 999_999)}`,
    isEmployee: traits.isEmployee,
    hasExtendedPolicy: traits.hasExtendedPolicy,
    hasEbill: traits.ebill !== 'none',
    ebillRegistered: traits.ebill === 'registered',
    showEbillAlert: traits.ebill === 'first-visit',
    preventiveDueDate: traits.preventiveDueInDays === null ? null : addDays(today, traits.preventiveDueInDays),
    medicareMaterials: traits.medicareMaterials,
    outlineOfCoverageUrl: traits.groups.some(use => use.coverage !== 'none') ? domain.outlineOfCoverageUrl : null,
    planManagement: traits.plan === 'none' ? null : JSON.stringify(planManagementOf(traits.plan, today)),
  })
  for (const [position, use] of traits.groups.entries()) {
    const { effectiveDate, terminationDate } = periodOf(use.coverage, today)
    yield seedRow('enrollment', {
      subscriberKey,
      groupId: groups[use.group].groupId,
      position,
      planEffectiveDate: effectiveDate,
      planTerminationDate: terminationDate ?? OPEN_END,
    })
  }
}

type ManagedPlan = Exclude<Traits['plan'], 'none'>

/** What each plan's cancellation was; null without one. */
export const CANCELLATION: Readonly<Record<Traits['plan'], CancellationStatusId | null>> = {
  none: null,
  renewal: null,
  'exchange-renewal': null,
  'cancel-medical': 'M',
  'cancel-both': 'D',
}

/** A plan in open enrollment: direct plans carry a shop address, exchange plans an exchange (OPEN-18, OPEN-65). */
function planManagementOf(plan: ManagedPlan, today: string): PlanManagement {
  const year = yearOf(today)
  const isDirect = plan !== 'exchange-renewal'
  const cancellation = CANCELLATION[plan]
  return {
    eligibleAndActive: true,
    groupType: isDirect ? 'direct' : 'exchange',
    openEnrollmentStart: addDays(today, -20),
    openEnrollmentEnd: addDays(today, 25),
    currentPlanYear: year,
    upcomingPlanYear: year + 1,
    coverageEndDateUponCancellation: `${year}-12-31`,
    coverageStartDateUponRenewal: `${year + 1}-01-01`,
    directPlanCancellationStatus: cancellation === null ? null : { id: cancellation },
    directCancellationOptions: isDirect
      ? [
          { id: 'M', description: 'Cancel medical' },
          { id: 'D', description: 'Cancel medical and dental' },
        ]
      : [],
    directShopUrl: isDirect ? 'https://shop.example/renew' : null,
    exchangeUrl: isDirect ? null : 'https://exchange.example/plans',
    exchangeUrlLabel: isDirect ? null : 'Go to the exchange',
  }
}
