import type {
  BenefitsPartsFragment,
  CoverageType,
  LimitPartsFragment,
  NetworkTier,
} from '../../generated/benefits-screen.ts'

/** How much of one yearly amount is used, by one person or the family. */
export interface Share {
  coverage: CoverageType
  total: string
  met: string
  remaining: string
}

/** A deductible or limit of a network tier, with one person's share and the family's. */
export interface YearlyAmount {
  label: string
  tier: NetworkTier
  detail: { header: string; body: string } | null
  shares: Share[]
}

type Deductible = NonNullable<BenefitsPartsFragment['coverage']>['deductibles'][number]
type Single = Omit<YearlyAmount, 'shares'> & Share

const fromLimit = (limit: LimitPartsFragment): Single => ({
  label: limit.limitType,
  tier: limit.networkTier,
  detail: limit.detailDescription,
  ...{ coverage: limit.coverageType, total: limit.total, met: limit.totalMet, remaining: limit.totalRemaining },
})

const fromDeductible = ({ detailDescription, ...deductible }: Deductible): Single => ({
  ...deductible,
  detail: detailDescription,
})

const isSame = (one: Single, other: Single) =>
  one.coverage === other.coverage && one.tier === other.tier && one.total === other.total && one.met === other.met

/**
 * What a member has to know about a plan year: the limits in their order, then deductibles that no limit tells of
 * already. The shares of one amount belong together.
 */
export function yearlyAmounts(
  limits: readonly LimitPartsFragment[],
  deductibles: readonly Deductible[] = [],
): YearlyAmount[] {
  const told = limits.map(fromLimit)
  const others = deductibles.map(fromDeductible).filter(amount => !told.some(limit => isSame(limit, amount)))
  const byAmount = Map.groupBy([...told, ...others], ({ label, tier }) => `${tier} ${label}`)
  return [...byAmount.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const { label, tier, detail } = first
    const shares = [first, ...more].map(({ coverage, total, met, remaining }) => ({ coverage, total, met, remaining }))
    return { label, tier, detail, shares }
  })
}
