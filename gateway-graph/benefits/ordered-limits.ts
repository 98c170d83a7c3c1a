import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'
import { hasMaximum } from './has-maximum.ts'
import { limitOrder } from './limit-order.ts'
import { percentMet } from './percent-met.ts'
import { isValidLimit } from './valid-limit.ts'

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
