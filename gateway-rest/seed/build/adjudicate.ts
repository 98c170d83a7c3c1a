import type { ClaimCategory } from '../../../schema/generated/gateway-types.ts'
import { planDesigns } from '../data/plan-designs.ts'
import type { Accumulators } from './accumulators.ts'

/** The amounts of a claim line in cents: charge = disallow + paid + coinsurance + copay + deductible + nonCovered. */
export interface LineAmounts {
  readonly charge: number
  readonly disallow: number
  readonly paid: number
  readonly coinsurance: number
  readonly copay: number
  readonly deductible: number
  readonly nonCovered: number
}

interface Service {
  readonly category: ClaimCategory
  readonly year: number
  readonly memberKey: string
  readonly charge: number
  /** The network's discount in cents. */
  readonly disallow: number
}

const FAMILY = 'family'

/**
 * Works out who pays what for a service, and takes it off the year's limits. No limit is ever exceeded, so what the
 * lines of a year add up to is exactly what is met. Copay, then deductible, then coinsurance; the plan pays the rest.
 */
export function adjudicate(service: Service, accumulators: Accumulators): LineAmounts {
  const { category, year, memberKey, charge, disallow } = service
  const design = planDesigns[category]
  const allowed = charge - disallow
  const left = (
    kind: 'deductible' | 'outOfPocket',
    limit: { individual: number; family: number } | null,
    none: number,
  ) =>
    limit === null
      ? none
      : Math.min(
          accumulators.left(kind, category, year, memberKey, limit.individual),
          accumulators.left(kind, category, year, FAMILY, limit.family),
        )
  const payable = left('outOfPocket', design.outOfPocket, allowed)
  const copay = Math.min(design.copay, allowed, payable)
  const deductible = Math.min(allowed - copay, payable - copay, left('deductible', design.deductible, 0))
  const share = Math.round(((allowed - copay - deductible) * design.coinsurancePercent) / 100)
  const coinsurance = Math.min(share, payable - copay - deductible)
  const due = allowed - copay - deductible - coinsurance
  const paid =
    design.annualLimit === null
      ? due
      : Math.min(due, accumulators.left('annualLimit', category, year, memberKey, design.annualLimit))
  for (const owner of [memberKey, FAMILY]) {
    accumulators.use('deductible', category, year, owner, deductible)
    accumulators.use('outOfPocket', category, year, owner, copay + deductible + coinsurance)
  }
  accumulators.use('annualLimit', category, year, memberKey, paid)
  return { charge, disallow, paid, coinsurance, copay, deductible, nonCovered: due - paid }
}
