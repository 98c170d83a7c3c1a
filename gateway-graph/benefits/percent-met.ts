import { cents } from '../shared/cents.ts'
import { isValidLimit, type LimitAmounts } from './valid-limit.ts'

/** totalMet / total x 100, or 0 when the limit is invalid or has no total (BENEFIT-16, BENEFIT-17). */
export function percentMet(limit: LimitAmounts): number {
  if (!isValidLimit(limit) || cents(limit.total) <= 0) return 0
  return (cents(limit.totalMet) / cents(limit.total)) * 100
}
