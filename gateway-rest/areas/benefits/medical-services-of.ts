import type { MedicalService } from '../../../schema/generated/gateway-types.ts'
import type { PlanService } from './services-of.ts'

/** A medical, pharmacy or vision service in each network tier (ENT-26): a document at an address, else a page. */
export function medicalServicesOf(service: PlanService): MedicalService[] {
  return service.tiers.map(tier => ({
    tierId: tier.networkTier,
    category: service.heading,
    url: service.url,
    pageId: service.url === null ? service.serviceId : null,
    pageDescription: service.name,
  }))
}
