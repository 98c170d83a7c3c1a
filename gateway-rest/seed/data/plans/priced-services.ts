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
  /** Address of the document that stands for a page. */
  readonly url?: string
}

/** A service with what it costs in one plan. */
export interface PricedService extends SeedService, NetworkTerms {
  /** Shares in per cent of an incentive plan, first year first. */
  readonly incentives?: readonly number[]
}

/** The services of a kind of plan with what each class of them costs in one plan. */
export function pricedServices<Class extends string>(
  services: readonly SeedService<Class>[],
  terms: Readonly<Record<Class, NetworkTerms & { readonly incentives?: readonly number[] }>>,
): PricedService[] {
  return services.map(service => ({ ...service, ...terms[service.serviceClass] }))
}
