import { withoutMarks } from '../../schema/english-mark.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'

/**
 * The valid limits of a category (BENEFIT-14) in their order (BENEFIT-11). Within one kind of limit, in network, which is the
 * default tier, comes before out of network, and individual before family.
 */
export function orderedLimits(limits: readonly rest.Limit[], category: CoverageCategory): Limit[] {
  return limits
    .filter(limit => categoryOfLetter[limit.productCategory] === category)
    .filter(isValidLimit)
    .filter(hasMaximum)
    .sort((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType) || orderWithinKind(a) - orderWithinKind(b))
    .map(limit => {
      const { coverageType, limitType, total, totalMet: met, totalRemaining: remaining, detailDescription } = limit
      return {
        ...{ category, coverageType, name: limitType, networkTier: networkTier(limit.networkTier) },
        ...{ total, met, remaining, percentMet: percentMet(limit), detailDescription },
      }
    })
}

function orderWithinKind(limit: rest.Limit): number {
  return (networkTier(limit.networkTier) === 'IN_NETWORK' ? 0 : 2) + (limit.coverageType === 'INDIVIDUAL' ? 0 : 1)
}

/** The most telling limit: the first one of the category, or null when it has none that is valid. */
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

/** Whether a dental limit has a maximum: a total of -1 or 0 means that it has none. */
export function hasMaximum({ productCategory, total }: Pick<rest.Limit, 'productCategory' | 'total'>): boolean {
  if (productCategory !== 'D' || total === null) return true
  return cents(total) !== -100 && cents(total) !== 0
}

const kindOrder: { readonly [limitType: string]: number } = { 'Annual Limit': 1, 'Deductible - In Network': 2 }

/** Position of a kind of limit: annual, in-network deductible, others, none (CONST-10). */
export function limitOrder(limitType: string): number {
  return limitType === '' ? 4 : (kindOrder[withoutMarks(limitType)] ?? 3)
}

/** totalMet / total x 100, or 0 when the limit is invalid or has no total (BENEFIT-16, BENEFIT-17). */
export function percentMet(limit: LimitAmounts): number {
  if (!isValidLimit(limit) || cents(limit.total) <= 0) return 0
  return (cents(limit.totalMet) / cents(limit.total)) * 100
}

/** Whole cents of a decimal string with two decimals, so that no amount is ever a float of dollars. */
function cents(money: string): number {
  return Number(money.replace('.', ''))
}
