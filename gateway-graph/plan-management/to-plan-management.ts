import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PlanManagement } from '../generated/resolver-types.ts'

/** Renewal or cancellation with the schema's names; the status is the id alone. */
export function toPlanManagement(answer: rest.PlanManagement): PlanManagement {
  const { directPlanCancellationStatus, directCancellationOptions, ...details } = answer
  return {
    ...details,
    cancellationStatus: directPlanCancellationStatus?.id ?? null,
    cancellationOptions: directCancellationOptions,
  }
}
