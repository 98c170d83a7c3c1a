import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import type { PlanStatus } from '../generated/resolver-types.ts'

/** Active, future or termed (STATE-11 to 13); both days count whole (OPEN-09). `today` is the local day, yyyy-mm-dd. */
export function planRecordStatus(
  record: Pick<PlanEligibility, 'effectiveDate' | 'termedDate'>,
  today: string,
): PlanStatus {
  if (today < record.effectiveDate) return 'FUTURE'
  return today <= record.termedDate ? 'ACTIVE' : 'TERMED'
}
