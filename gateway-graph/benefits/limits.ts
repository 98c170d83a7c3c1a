import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { cents } from '../shared/cents.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'

/**
 * The limits of a category that are valid (BENEFIT-14) in the order of limits (BENEFIT-11); of one kind those in network,
 * which is the default tier, before those out of it, and one person's before the family's.
 */
export function orderedLimits(limits: readonly rest.Limit[], category: CoverageCategory): Limit[] {
  return limits
    .filter(limit => categoryOfLetter[limit.productCategory] === category)
    .filter(isValidLimit)
    .filter(hasMaximum)
    .sort((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType) || later(a) - later(b))
    .map(limit => ({
      ...limit,
      productCategory: category,
      networkTier: networkTier(limit.networkTier),
      percentMet: percentMet(limit),
    }))
}

function later(limit: rest.Limit): number {
  return (networkTier(limit.networkTier) === 'IN_NETWORK' ? 0 : 2) + (limit.coverageType === 'INDIVIDUAL' ? 0 : 1)
}

/** The limit that Home features: the first one of the category, or null when it has none that is valid. */
export function featuredLimit(limits: readonly rest.Limit[], category: CoverageCategory): Limit | null {
  return orderedLimits(limits, category)[0] ?? null
}

/** The amounts of a limit, each of which a plan system may leave out. */
export type LimitAmounts = Pick<rest.Limit, 'total' | 'totalMet' | 'totalRemaining'>

/** A limit with all three amounts. */
type ValidLimit = { total: string; totalMet: string; totalRemaining: string }

/** Whether total, met and remaining are present and not both met and remaining are zero (BENEFIT-12, BENEFIT-13). */
export function isValidLimit<Amounts extends LimitAmounts>(limit: Amounts): limit is Amounts & ValidLimit {
  const { total, totalMet, totalRemaining } = limit
  if (total === null || totalMet === null || totalRemaining === null) return false
  return cents(totalMet) !== 0 || cents(totalRemaining) !== 0
}

/** Whether a dental limit is a maximum at all: totals of -1 and 0, for one person or the family, mean none. */
export function hasMaximum({ productCategory, total }: Pick<rest.Limit, 'productCategory' | 'total'>): boolean {
  if (productCategory !== 'D' || total === null) return true
  return cents(total) !== -100 && cents(total) !== 0
}

const places: { readonly [limitType: string]: number } = { 'Annual Limit': 1, 'Deductible - In Network': 2 }

/** Place of a kind of limit in a list: annual, in-network deductible, others, none (CONST-10). */
export function limitOrder(limitType: string): number {
  return limitType === '' ? 4 : (places[limitType] ?? 3)
}

/** totalMet / total x 100, or 0 when the limit is invalid or has no total (BENEFIT-16, BENEFIT-17). */
export function percentMet(limit: LimitAmounts): number {
  if (!isValidLimit(limit) || cents(limit.total) <= 0) return 0
  return (cents(limit.totalMet) / cents(limit.total)) * 100
}
