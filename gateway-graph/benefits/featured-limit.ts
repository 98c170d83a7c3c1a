import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, Limit } from '../generated/resolver-types.ts'
import { orderedLimits } from './ordered-limits.ts'

/** The limit that Home features: the first one of the category, or null when it has none that is valid. */
export function featuredLimit(limits: readonly rest.Limit[], category: CoverageCategory): Limit | null {
  return orderedLimits(limits, category)[0] ?? null
}
