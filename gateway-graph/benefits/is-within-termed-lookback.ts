import type { PlanEligibility } from '../../schema/generated/gateway-types.ts'
import { yearsBefore } from '../shared/years-before.ts'

/** Whether a termed record still counts as eligible: it ended after the day two calendar years back (STATE-14, OPEN-08). */
export function isWithinTermedLookback({ termedDate }: Pick<PlanEligibility, 'termedDate'>, today: string): boolean {
  return termedDate > yearsBefore(today, 2)
}
