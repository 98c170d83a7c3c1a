import type { ServiceDetail } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { PlanService } from './services-of.ts'

/** All that a page about a service shows beside its name (ENT-27). A percentage has two decimals, as money does. */
export function serviceDetailOf(service: PlanService): ServiceDetail {
  return {
    id: service.serviceId,
    mainNote: service.mainNote,
    outOfPocket: service.outOfPocket,
    tierOutOfPocket: service.tiers.map(tier => ({
      description: tier.description,
      network: tier.networkTier,
      note: tier.note,
      copay: formatCents(tier.copay),
      isCopay: tier.isCopay === 1,
    })),
  }
}
