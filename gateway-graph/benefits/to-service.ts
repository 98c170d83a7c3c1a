import type * as rest from '../../schema/generated/gateway-types.ts'
import type { DentalService, MedicalService } from '../generated/resolver-types.ts'
import { networkTier } from '../shared/network-tier.ts'

/** A service in one network tier, with the name of its type, which a union needs. */
export type Service =
  | (DentalService & { __typename: 'DentalService' })
  | (MedicalService & { __typename: 'MedicalService' })

/** A service of any kind of coverage with its tier normalised (BENEFIT-19, BENEFIT-20). */
export function toService(service: rest.DentalService | rest.MedicalService): Service {
  return 'code' in service
    ? { ...service, __typename: 'DentalService', tier: networkTier(service.tier) }
    : { ...service, __typename: 'MedicalService', tierId: networkTier(service.tierId) }
}
