import type * as rest from '../../schema/generated/gateway-types.ts'
import type { BenefitDeductible, CoverageCategory, NetworkTier } from '../generated/resolver-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'
import { hasMaximum, isValidLimit, percentMet } from './limits.ts'
import { type Service, tierOf, toService, toServiceDetails } from './services.ts'

/** What a plan pays for, by network tier and heading, with what the pages of its services show. */
export function toPlanBenefits(benefits: rest.DentalBenefits | rest.ServiceBenefits) {
  const services = benefits.services.map(toService)
  const details = toServiceDetails(benefits.details, services)
  return {
    plan: benefits.plan,
    deductibles: toDeductibles(benefits.deductibles),
    tiers: toTiers(services),
    details,
    headlines: benefits.headlineIds.flatMap(id => details.find(detail => detail.id === id) ?? []),
  }
}

interface Tier {
  networkTier: NetworkTier
  isDefault: boolean
  groups: { category: string; services: Service[] }[]
}

const order: readonly NetworkTier[] = ['IN_NETWORK', 'OUT_OF_NETWORK']

/**
 * Services by network tier, in network first, and under their headings as the plan orders them. The tier in network is
 * the default; when there is none, the first is (BENEFIT-18).
 */
export function toTiers(services: readonly Service[]): Tier[] {
  return order
    .map(networkTier => ({ networkTier, services: services.filter(service => tierOf(service) === networkTier) }))
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

/** The yearly amounts of a plan, by the rules that limits follow (BENEFIT-12 to 15), in the plan's own order. */
export function toDeductibles(deductibles: readonly rest.BenefitDeductible[]): BenefitDeductible[] {
  return deductibles.flatMap(({ category, met, remaining, tier, ...rest }) => {
    const amounts = { total: rest.total, totalMet: met, totalRemaining: remaining }
    const productCategory = category === 'dental' ? 'D' : 'M'
    if (!isValidLimit(amounts) || !hasMaximum({ ...amounts, productCategory })) return []
    const { total, totalMet, totalRemaining } = amounts
    return {
      ...rest,
      category: categoryOfField[category],
      ...{ total, met: totalMet, remaining: totalRemaining, percentMet: percentMet(amounts) },
      tier: networkTier(tier),
    }
  })
}

/** Whose benefits are asked for, of which kind and of which date, yyyy-mm-dd; every field of them is a call of its own. */
export interface BenefitsAsked {
  category: CoverageCategory
  memberSuffix: number
  asOfDate: string
}
