import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { hasMaximum } from './has-maximum.ts'
import { limitOrder } from './limit-order.ts'
import { networkTier } from './network-tier.ts'
import { percentMet } from './percent-met.ts'
import { isValidLimit } from './valid-limit.ts'

/**
 * The limit that Home features: the first valid one of the category in the order of limits; of several in network, which
 * is the default tier, before out of it, and one person's before the family's.
 */
export function featuredLimit(limits: readonly rest.Limit[], category: CoverageCategory): Limit | null {
  const [first] = limits
    .filter(limit => categoryOfLetter[limit.productCategory] === category)
    .filter(isValidLimit)
    .filter(hasMaximum)
    .sort((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType) || later(a) - later(b))
  if (!first) return null
  return {
    ...first,
    productCategory: category,
    networkTier: networkTier(first.networkTier),
    percentMet: percentMet(first),
  }
}

function later(limit: rest.Limit): number {
  return (networkTier(limit.networkTier) === 'IN_NETWORK' ? 0 : 2) + (limit.coverageType === 'INDIVIDUAL' ? 0 : 1)
}
