import type { BenefitDeductible, Category } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import { detailDescription } from './detail-description.ts'
import type { YearlyAmount } from './yearly-amounts.ts'

/** A yearly amount as the benefits of its category have it (ENT-24). */
export function deductibleOf(category: Category, amount: YearlyAmount): BenefitDeductible {
  return {
    category,
    label: amount.header ?? amount.limitType,
    total: formatCents(amount.total),
    met: formatCents(amount.met),
    remaining: formatCents(amount.total - amount.met),
    coverage: amount.coverageType,
    tier: amount.networkTier,
    detailDescription: detailDescription(amount),
  }
}
