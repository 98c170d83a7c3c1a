import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import type { PlanStatus } from '../generated/resolver-types.ts'
import { planRecordStatus } from './plan-record-status.ts'

const preference: { readonly [Status in PlanStatus]: number } = { ACTIVE: 0, FUTURE: 1, TERMED: 2 }

/**
 * The record that counts: active before future before termed (STATE-15); of several the latest start, but of future ones
 * the earliest (STATE-16, OPEN-10). Undefined without records.
 */
export function selectEligibility<Entry extends Pick<PlanEligibility, 'effectiveDate' | 'termedDate'>>(
  records: readonly Entry[],
  today: string,
): Entry | undefined {
  const order = (a: Entry, b: Entry) => {
    const status = planRecordStatus(a, today)
    const byStatus = preference[status] - preference[planRecordStatus(b, today)]
    const byStart = a.effectiveDate.localeCompare(b.effectiveDate)
    return byStatus || (status === 'FUTURE' ? byStart : -byStart)
  }
  return [...records].sort(order)[0]
}
