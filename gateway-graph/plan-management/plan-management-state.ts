import type { FactValues } from '../../schema/generated/facts.ts'
import type { CancellationStatusId, PlanManagement } from '../../schema/generated/gateway-types.ts'

const cancelled: { readonly [Id in CancellationStatusId]: FactValues['planManagement'] } = {
  M: 'cancelMedical',
  D: 'cancelMedicalDental',
}

/** Which plan management banner applies: none, renewal without a cancellation, or what was cancelled (PLAN-01, 02, 06, 07). */
export function planManagementState(
  details: Pick<PlanManagement, 'eligibleAndActive' | 'directPlanCancellationStatus'>,
): FactValues['planManagement'] {
  if (!details.eligibleAndActive) return 'none'
  const status = details.directPlanCancellationStatus
  return status === null ? 'renewal' : cancelled[status.id]
}
