import type { PlanManagement } from '../../schema/generated/gateway-types.ts'
import { validatePlanManagement } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET plan-management/details` (CALL-71). */
export function readPlanManagement(rest: RestClient): Promise<PlanManagement> {
  return rest.get('plan-management/details', {}, validatePlanManagement)
}
