import type { DentalService } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { PlanService, ServiceTier } from './services-of.ts'

/** A dental service in each network tier (ENT-25); the steps of an incentive plan are those of the network. */
export function dentalServicesOf(service: PlanService): DentalService[] {
  const steps = JSON.parse(service.incentives) as string[]
  return service.tiers.map((tier, index) => ({
    tier: tier.networkTier,
    category: service.heading,
    code: service.serviceId,
    name: service.name,
    amount: memberShare(tier),
    description: service.description,
    incentiveTiers: index > 0 ? [] : steps.map(incentiveTier),
    benefitLimit: service.benefitLimit,
  }))
}

function memberShare({ isCopay, copay }: ServiceTier): string {
  return isCopay === 1 ? `$${formatCents(copay)}` : `${formatCents(copay).replace(/\.?0+$/, '')}%`
}

function incentiveTier(amount: string, index: number): DentalService['incentiveTiers'][number] {
  const description = index === 0 ? 'First year' : `Year ${index + 1}, when the dentist was seen in every year before`
  return { tier: index + 1, amount, description }
}
