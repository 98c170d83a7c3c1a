import type * as rest from '../../schema/generated/gateway-types.ts'
import type { EligibilityStatus } from '../generated/resolver-types.ts'
import { endedWithinLookback } from './lookback.ts'

/**
 * A member's status in one category (STATE-06 to 09). The first and the last day count in full (STATE-10, OPEN-09). Coverage
 * that ended before the lookback counts as none (STATE-14, MEMBER-07): menus, guards, claims and EOBs follow this one rule.
 * All dates are yyyy-mm-dd; `today` is the member's local day.
 */
export function categoryStatus(
  eligibility: Pick<rest.Eligibility, 'eligible' | 'effectiveDate' | 'terminationDate'> | null,
  today: string,
): EligibilityStatus {
  if (!eligibility?.eligible) return 'INELIGIBLE'
  const { effectiveDate, terminationDate } = eligibility
  if (today < effectiveDate) return 'FUTURE'
  if (terminationDate === null || today <= terminationDate) return 'ACTIVE'
  return endedWithinLookback(terminationDate, today) ? 'TERMED' : 'INELIGIBLE'
}
