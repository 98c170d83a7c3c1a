import type { NetworkTier } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

interface ServiceRow {
  readonly serviceId: string
  readonly heading: string
  readonly name: string
  readonly description: string | null
  readonly benefitLimit: string | null
  readonly url: string | null
  readonly mainNote: string | null
  readonly outOfPocket: string
  /** A JSON list of texts. */
  readonly incentives: string
}

/** What a service costs in one network tier. */
export interface ServiceTier {
  readonly serviceId: string
  readonly networkTier: NetworkTier
  readonly description: string
  /** Cents when `isCopay` is 1, else hundredths of a per cent. */
  readonly copay: number
  readonly isCopay: number
  readonly note: string | null
}

/** A service of a class plan with its network tiers, in network first. */
export interface PlanService extends ServiceRow {
  readonly tiers: readonly ServiceTier[]
}

/** The services of a class plan in its own order. */
export function servicesOf(database: Database, classPlanId: string): PlanService[] {
  const tiers = Map.groupBy(
    database.all<ServiceTier>(
      'select * from planServiceTier where classPlanId = ? order by serviceId, position',
      classPlanId,
    ),
    ({ serviceId }) => serviceId,
  )
  return database
    .all<ServiceRow>('select * from planService where classPlanId = ? order by position', classPlanId)
    .map(row => ({ ...row, tiers: tiers.get(row.serviceId) ?? [] }))
}
