import type { Limit } from '../../schema/generated/gateway-types.ts'
import { cents } from '../shared/cents.ts'

/** A limit with all three amounts. */
export type ValidLimit = Limit & { total: string; totalMet: string; totalRemaining: string }

/** Whether total, met and remaining are present and not both met and remaining are zero. */
export function isValidLimit(limit: Limit): limit is ValidLimit {
  const { total, totalMet, totalRemaining } = limit
  if (total === null || totalMet === null || totalRemaining === null) return false
  return cents(totalMet) !== 0 || cents(totalRemaining) !== 0
}
