import type { PlanDesign, YearlyAmount } from '../data/plans/plan-design.ts'
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
  readonly design: PlanDesign
  readonly procedureCode: string
  readonly year: number
  readonly memberKey: string
  readonly charge: number
  /** The network's discount in cents. */
  readonly disallow: number
}

const FAMILY = 'family'

/**
 * Works out who pays what for a service in network, by what the plan says of it, and takes it off the year's limits. No
 * limit is ever exceeded, so what the lines of a year add up to is exactly what is met. A copay, or the deductible and
 * then a share of the rest; the plan pays what is left.
 */
export function adjudicate(service: Service, accumulators: Accumulators): LineAmounts {
  const { design, procedureCode, year, memberKey, charge, disallow } = service
  const { category } = design
  const terms =
    design.services.find(({ procedures }) => procedures?.includes(procedureCode))?.inNetwork ?? design.otherServices
  const allowed = charge - disallow
  const left = (kind: 'deductible' | 'outOfPocket', limit: YearlyAmount | null, none: number) =>
    limit === null
      ? none
      : Math.min(
          accumulators.left(kind, category, year, memberKey, limit.individual),
          accumulators.left(kind, category, year, FAMILY, limit.family),
        )
  const payable = Math.min(allowed, left('outOfPocket', design.outOfPocket, allowed))
  const copay = terms.kind === 'copay' ? Math.min(terms.cents, payable) : 0
  const deductible =
    terms.kind === 'share' && terms.afterDeductible ? Math.min(payable, left('deductible', design.deductible, 0)) : 0
  const share = terms.kind === 'share' ? Math.round(((allowed - deductible) * terms.percent) / 100) : 0
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
