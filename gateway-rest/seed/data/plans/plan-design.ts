import type { Category, NetworkTier, ProductCategory } from '../../../../schema/generated/gateway-types.ts'
import type { PricedService } from './priced-services.ts'
import type { Terms } from './terms.ts'

/** A yearly amount in cents for one person and for the family. */
export interface YearlyAmount {
  readonly individual: number
  readonly family: number
}

/** How a plan pays; amounts in cents, null where a plan has no such limit. */
export interface PlanDesign {
  readonly category: Category
  readonly productCategory: ProductCategory
  readonly classPlanId: string
  readonly planName: string
  readonly insuranceType: string
  /** The plan system's names for in-network and out-of-network (CONST-09). */
  readonly networkTiers: { readonly inNetwork: NetworkTier; readonly outOfNetwork: NetworkTier }
  readonly deductible: YearlyAmount | null
  /** Out-of-network deductible of one person; no claim here counts towards it. */
  readonly outOfNetworkDeductible: number | null
  readonly outOfPocket: YearlyAmount | null
  /** The most that the plan pays for one person. */
  readonly annualLimit: number | null
  readonly services: readonly PricedService[]
  /** What a procedure costs that no service lists. */
  readonly otherServices: Terms
  /** Ids of the services that summarize the plan. */
  readonly headlines: readonly string[]
}
