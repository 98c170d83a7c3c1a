import type { Limit } from '../../schema/generated/gateway-types.ts'
import { cents } from '../shared/cents.ts'
import { isValidLimit } from './valid-limit.ts'

/** totalMet / total x 100, or 0 when the limit is invalid or has no total. */
export function percentMet(limit: Limit): number {
  if (!isValidLimit(limit) || cents(limit.total) <= 0) return 0
  return (cents(limit.totalMet) / cents(limit.total)) * 100
}
