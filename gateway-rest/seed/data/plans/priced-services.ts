import type { NetworkTerms } from './terms.ts'

/** A service that plans of one kind may pay for. */
export interface SeedService<Class extends string = string> {
  /** Code of a dental service, page id of any other. */
  readonly id: string
  /** Heading under which it is listed. */
  readonly category: string
  readonly name: string
  /** Services of one class cost the same. */
  readonly serviceClass: Class
  readonly description?: string
  /** How often a plan pays for it. */
  readonly benefitLimit?: string
  readonly mainNote?: string
  /** Codes of the claim lines that are this service. */
  readonly procedures?: readonly string[]
  /** URL of a document in place of a page. */
  readonly url?: string
}

/** A service with what it costs in one plan. */
export interface PricedService extends SeedService, NetworkTerms {
  /** The member's share by year in an incentive plan, in percent, first year first. */
  readonly incentives?: readonly number[]
}

/** Services with the price of their class in one plan. */
export function pricedServices<Class extends string>(
  services: readonly SeedService<Class>[],
  terms: Readonly<Record<Class, NetworkTerms & { readonly incentives?: readonly number[] }>>,
): PricedService[] {
  return services.map(service => ({ ...service, ...terms[service.serviceClass] }))
}
