import type { DentalBenefits, ServiceBenefits } from '../../schema/generated/gateway-types.ts'
import { toDeductibles } from './to-deductibles.ts'
import { toService } from './to-service.ts'
import { toServiceDetails } from './to-service-details.ts'
import { toTiers } from './to-tiers.ts'

/** What a plan pays for, by network tier and heading, with what the pages of its services show. */
export function toPlanBenefits(benefits: DentalBenefits | ServiceBenefits) {
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
