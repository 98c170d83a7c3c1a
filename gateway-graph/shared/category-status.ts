import type * as rest from '../../schema/generated/gateway-types.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'

/**
 * A member's status in one category (STATE-06 to 09). The first and the last day count in full (STATE-10, OPEN-09). All dates are yyyy-mm-dd; `today` is the member's local day.
 */
export function categoryStatus(
  eligibility: Pick<rest.Eligibility, 'eligible' | 'effectiveDate' | 'terminationDate'> | null,
  today: string,
): EligibilityStatus {
  if (!eligibility?.eligible) return 'INELIGIBLE'
  if (today < eligibility.effectiveDate) return 'FUTURE'
  if (eligibility.terminationDate === null || today <= eligibility.terminationDate) return 'ACTIVE'
  return 'TERMED'
}
