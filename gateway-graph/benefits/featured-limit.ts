import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { categoryOfLetter } from '../shared/coverage-categories.ts'
import { hasMaximum } from './has-maximum.ts'
import { limitOrder } from './limit-order.ts'
import { percentMet } from './percent-met.ts'
import { isValidLimit } from './valid-limit.ts'

/** The limit that Home features: the first valid one of the category in the order of limits, one person's before the family's. */
export function featuredLimit(limits: readonly rest.Limit[], category: CoverageCategory): Limit | null {
  const [first] = limits
    .filter(limit => categoryOfLetter[limit.productCategory] === category)
    .filter(isValidLimit)
    .filter(hasMaximum)
    .sort((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType) || personFirst(a) - personFirst(b))
  return first ? { ...first, productCategory: category, percentMet: percentMet(first) } : null
}

function personFirst({ coverageType }: rest.Limit): number {
  return coverageType === 'INDIVIDUAL' ? 0 : 1
}
