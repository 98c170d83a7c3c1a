import type * as rest from '../../schema/generated/gateway-types.ts'
import type { BenefitDeductible } from '../generated/resolver-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'
import { hasMaximum } from './has-maximum.ts'
import { percentMet } from './percent-met.ts'
import { isValidLimit } from './valid-limit.ts'

/** The yearly amounts of a plan, by the rules that limits follow (BENEFIT-12 to 15), in the plan's own order. */
export function toDeductibles(deductibles: readonly rest.BenefitDeductible[]): BenefitDeductible[] {
  return deductibles.flatMap(({ category, met, remaining, tier, ...rest }) => {
    const amounts = { total: rest.total, totalMet: met, totalRemaining: remaining }
    const productCategory = category === 'dental' ? 'D' : 'M'
    if (!isValidLimit(amounts) || !hasMaximum({ ...amounts, productCategory })) return []
    const { total, totalMet, totalRemaining } = amounts
    return {
      ...rest,
      category: categoryOfField[category],
      ...{ total, met: totalMet, remaining: totalRemaining, percentMet: percentMet(amounts) },
      tier: networkTier(tier),
    }
  })
}
