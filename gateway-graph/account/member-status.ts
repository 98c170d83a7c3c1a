import type { FactValues } from '../../schema/generated/facts.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'

/** A whole member by the four categories: termed is nothing active or future and something termed (OPEN-54). */
export function memberStatus(statuses: readonly EligibilityStatus[]): FactValues['memberStatus'] {
  if (statuses.includes('ACTIVE')) return 'active'
  if (statuses.includes('FUTURE')) return 'future'
  return statuses.includes('TERMED') ? 'termed' : 'none'
}
