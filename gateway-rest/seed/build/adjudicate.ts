import type { Category } from '../../../schema/generated/gateway-types.ts'
import type { PlanDesign, YearlyAmount } from '../data/plans/plan-design.ts'

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

interface BilledService {
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
 * Works out who pays what for an in-network service under a plan, and counts it towards the year's limits. No limit is
 * ever exceeded, so the amount met is exactly the sum of the year's lines. The member pays a copay, or the deductible and
 * then a share of the rest; the plan pays what is left.
 */
export function adjudicate(service: BilledService, accumulators: Accumulators): LineAmounts {
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

type AccumulatorKind = 'deductible' | 'outOfPocket' | 'annualLimit'

/** How much of each yearly limit a family has used, as its claims are adjudicated in order of service. */
interface Accumulators {
  /** Cents left of a limit for one owner (a member key, or 'family') in one year. */
  left(kind: AccumulatorKind, category: Category, year: number, owner: string, total: number): number
  use(kind: AccumulatorKind, category: Category, year: number, owner: string, cents: number): void
}

export function createAccumulators(): Accumulators {
  const used = new Map<string, number>()
  return {
    left: (kind, category, year, owner, total) => total - (used.get(`${kind} ${category} ${year} ${owner}`) ?? 0),
    use(kind, category, year, owner, cents) {
      const key = `${kind} ${category} ${year} ${owner}`
      used.set(key, (used.get(key) ?? 0) + cents)
    },
  }
}
