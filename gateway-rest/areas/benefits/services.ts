import type {
  DentalService,
  MedicalService,
  NetworkTier,
  ServiceDetail,
} from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
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
  /** A JSON array of strings. */
  readonly incentives: string
}

/** What a service costs in one network tier. */
interface ServiceTier {
  readonly serviceId: string
  readonly networkTier: NetworkTier
  readonly description: string
  /** Cents when `isCopay` is 1, else hundredths of a percent. */
  readonly copay: number
  readonly isCopay: number
  readonly note: string | null
}

/** A service of a class plan with its network tiers, in-network first. */
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

/** A medical, pharmacy or vision service in each network tier (ENT-26): a link to a document, or else a page. */
export function medicalServicesOf(service: PlanService): MedicalService[] {
  return service.tiers.map(tier => ({
    tierId: tier.networkTier,
    category: service.heading,
    url: service.url,
    pageId: service.url === null ? service.serviceId : null,
    pageDescription: service.name,
  }))
}

/** A dental service in each network tier (ENT-25); the yearly steps of an incentive plan apply in network only. */
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

/** What a service's page shows besides its name (ENT-27). A percentage has two decimals, like money. */
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
