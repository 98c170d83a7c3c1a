import type * as rest from '../../schema/generated/gateway-types.ts'
import type { BenefitDeductible, BenefitPlan, NetworkTier } from '../generated/resolver-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'
import { networkTier } from '../shared/network-tier.ts'
import { timelineOf } from '../shared/timeline.ts'
import { hasMaximum, isValidLimit, percentMet } from './limits.ts'
import { type BenefitService, toService, toServiceDetails } from './services.ts'

/** What a plan covers, by network tier and heading, with the details of its services. */
export function toPlanBenefits(benefits: rest.DentalBenefits | rest.ServiceBenefits, today: string) {
  const services = benefits.services.map(toService)
  const details = toServiceDetails(benefits.details, services)
  return {
    plan: benefits.plan && toPlan(benefits.plan, today),
    deductibles: toDeductibles(benefits.deductibles),
    tiers: toTiers(services),
    details,
    headlines: benefits.headlineIds.flatMap(id => details.find(detail => detail.id === id) ?? []),
  }
}

function toPlan(plan: rest.BenefitPlan, today: string): BenefitPlan {
  const { classPlanId, planName, insuranceType, effectiveDate, terminationDate } = plan
  return {
    ...{ planClass: classPlanId, name: planName, insuranceType },
    ...{ startDate: effectiveDate, endDate: lastDay(terminationDate) },
    timeline: timelineOf(effectiveDate, terminationDate, today),
  }
}

interface TierOfServices {
  networkTier: NetworkTier
  isDefault: boolean
  groups: { category: string; services: BenefitService[] }[]
}

const tierOrder: readonly NetworkTier[] = ['IN_NETWORK', 'OUT_OF_NETWORK']

/**
 * Services by network tier, in network first, and within a tier by heading in the plan's order. The in-network tier is the
 * default, or the first when there is none (BENEFIT-18).
 */
export function toTiers(services: readonly BenefitService[]): TierOfServices[] {
  return tierOrder
    .map(networkTier => ({ networkTier, services: services.filter(service => service.networkTier === networkTier) }))
    .filter(tier => tier.services.length > 0)
    .map((tier, index) => ({
      networkTier: tier.networkTier,
      isDefault: index === 0,
      groups: [...Map.groupBy(tier.services, ({ category }) => category)].map(([category, services]) => ({
        category,
        services,
      })),
    }))
}

/** A plan's deductibles, by the rules for limits (BENEFIT-12 to 15), in the plan's order. */
export function toDeductibles(deductibles: readonly rest.BenefitDeductible[]): BenefitDeductible[] {
  return deductibles.flatMap(({ category, coverage, met, remaining, tier, ...rest }) => {
    const amounts = { total: rest.total, totalMet: met, totalRemaining: remaining }
    const productCategory = category === 'dental' ? 'D' : 'M'
    if (!isValidLimit(amounts) || !hasMaximum({ ...amounts, productCategory })) return []
    const { total, totalMet, totalRemaining } = amounts
    return {
      ...rest,
      category: categoryOfField[category],
      ...{ total, met: totalMet, remaining: totalRemaining, percentMet: percentMet(amounts) },
      ...{ coverageType: coverage, networkTier: networkTier(tier) },
    }
  })
}
