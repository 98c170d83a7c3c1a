import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ServiceDetail } from '../generated/resolver-types.ts'
import { networkTier } from '../shared/network-tier.ts'
import { outOfPocketText } from './out-of-pocket-text.ts'
import type { Service } from './to-service.ts'
import { tierOf } from './to-tiers.ts'

/** The details of a plan's services, each with the service that it is about in every network tier (ENT-27). */
export function toServiceDetails(
  details: readonly rest.ServiceDetail[],
  services: readonly Service[],
): (Omit<ServiceDetail, 'offers'> & { offers: Service[] })[] {
  const byPage = Map.groupBy(services, service =>
    service.__typename === 'DentalService' ? service.code : service.pageId,
  )
  return details.map(detail => {
    const offers = (byPage.get(detail.id) ?? []).toSorted((one, other) => place(one) - place(other))
    const [first] = offers
    return {
      ...detail,
      name: first === undefined ? detail.id : nameOf(first),
      category: first?.category ?? null,
      description: first?.__typename === 'DentalService' ? first.description : null,
      tierOutOfPocket: detail.tierOutOfPocket.map(item => ({
        ...item,
        network: networkTier(item.network),
        text: outOfPocketText(item),
      })),
      offers,
    }
  })
}

function nameOf(service: Service): string {
  return service.__typename === 'DentalService' ? service.name : service.pageDescription
}

function place(service: Service): number {
  return tierOf(service) === 'IN_NETWORK' ? 0 : 1
}
