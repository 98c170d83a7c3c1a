import type * as rest from '../../schema/generated/gateway-types.ts'
import type { DentalService, MedicalService, ServiceDetail } from '../generated/resolver-types.ts'
import { networkTier } from '../shared/network-tier.ts'

/** A service in one network tier; unions need the name of its type. */
export type BenefitService =
  | (DentalService & { __typename: 'DentalService' })
  | (MedicalService & { __typename: 'MedicalService' })

/** A service of any category with its tier in the schema's terms (BENEFIT-19, BENEFIT-20). */
export function toService(service: rest.DentalService | rest.MedicalService): BenefitService {
  if ('code' in service) {
    const { tier, ...dental } = service
    return { ...dental, __typename: 'DentalService', networkTier: networkTier(tier) }
  }
  const { tierId, pageDescription, ...medical } = service
  return { ...medical, __typename: 'MedicalService', networkTier: networkTier(tierId), name: pageDescription }
}

/** The details of a plan's services, each with the service that it is about in every network tier (ENT-27). */
export function toServiceDetails(
  details: readonly rest.ServiceDetail[],
  services: readonly BenefitService[],
): (Omit<ServiceDetail, 'offers'> & { offers: BenefitService[] })[] {
  const byPage = Map.groupBy(services, service =>
    service.__typename === 'DentalService' ? service.code : service.pageId,
  )
  return details.map(detail => {
    const offers = (byPage.get(detail.id) ?? []).toSorted((one, other) => tierOrder(one) - tierOrder(other))
    const [first] = offers
    return {
      ...detail,
      name: first === undefined ? detail.id : first.name,
      category: first?.category ?? null,
      description: first?.__typename === 'DentalService' ? first.description : null,
      tierOutOfPocket: detail.tierOutOfPocket.map(({ network, ...item }) => ({
        ...item,
        networkTier: networkTier(network),
        text: outOfPocketText(item),
      })),
      offers,
    }
  })
}

function tierOrder({ networkTier }: BenefitService): number {
  return networkTier === 'IN_NETWORK' ? 0 : 1
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })

/** What a member pays, in words: a copay in USD, else a percentage without trailing zeros (BENEFIT-24). */
export function outOfPocketText({ copay, isCopay }: Pick<rest.TierOutOfPocket, 'copay' | 'isCopay'>): string {
  // The formatter takes a decimal string as it is, without a float.
  return isCopay ? dollars.format(copay as `${number}`) : `${copay.replace(/\.?0+$/, '')}%`
}
