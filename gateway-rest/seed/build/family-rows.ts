import { addDays } from '../calendar-dates.ts'
import { groups } from '../data/groups.ts'
import { cities, streets } from '../data/places.ts'
import { type FamilyPlan, subscriberIdOf, subscriberKeyOf } from './family-plan.ts'
import { periodOf } from './period-of.ts'
import { planManagementOf } from './plan-management-of.ts'
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
