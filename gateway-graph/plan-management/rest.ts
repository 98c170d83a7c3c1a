import type { PlanCancellation, PlanManagement } from '../../schema/generated/gateway-types.ts'
import { validatePlanManagement } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET plan-management/details` (CALL-71). */
export function readPlanManagement(rest: RestClient): Promise<PlanManagement> {
  return rest.get('plan-management/details', {}, validatePlanManagement)
}

/** `POST plan-management/cancellation` (CALL-72). */
export function cancelPlan(rest: RestClient, body: PlanCancellation): Promise<PlanManagement> {
  return rest.send('POST', 'plan-management/cancellation', body, validatePlanManagement)
}
