import type { Limit } from '../../schema/generated/gateway-types.ts'
import { cents } from '../shared/cents.ts'

/** The amounts of a limit, each of which a plan system may leave out. */
export type LimitAmounts = Pick<Limit, 'total' | 'totalMet' | 'totalRemaining'>

/** A limit with all three amounts. */
export type ValidLimit = { total: string; totalMet: string; totalRemaining: string }

/** Whether total, met and remaining are present and not both met and remaining are zero (BENEFIT-12, BENEFIT-13). */
export function isValidLimit<Amounts extends LimitAmounts>(limit: Amounts): limit is Amounts & ValidLimit {
  const { total, totalMet, totalRemaining } = limit
  if (total === null || totalMet === null || totalRemaining === null) return false
  return cents(totalMet) !== 0 || cents(totalRemaining) !== 0
}
