import type { Eligibility } from '../../schema/generated/gateway-types.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'

/**
 * Where a member stands in one category (STATE-06 to 09). Days are whole: the first counts from its beginning, the last
 * through its end (STATE-10, OPEN-09). All dates are yyyy-mm-dd; `today` is the member's local day.
 */
export function categoryStatus(
  eligibility: Pick<Eligibility, 'eligible' | 'effectiveDate' | 'terminationDate'> | null,
  today: string,
): EligibilityStatus {
  if (!eligibility?.eligible) return 'INELIGIBLE'
  if (today < eligibility.effectiveDate) return 'FUTURE'
  if (eligibility.terminationDate === null || today <= eligibility.terminationDate) return 'ACTIVE'
  return 'TERMED'
}
