import type { NetworkTier } from '../generated/resolver-types.ts'
import type { Service } from './to-service.ts'

interface Tier {
  networkTier: NetworkTier
  isDefault: boolean
  groups: { category: string; services: Service[] }[]
}

const order: readonly NetworkTier[] = ['IN_NETWORK', 'OUT_OF_NETWORK']

/** The network tier of a service. */
export function tierOf(service: Service): NetworkTier {
  return service.__typename === 'DentalService' ? service.tier : service.tierId
}

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
