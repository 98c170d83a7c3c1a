import type { IdCardEligibility } from '../../schema/generated/gateway-types.ts'
import { validateIdCardEligibility } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET idCard/eligible` (CALL-61). */
export function readIdCardEligibility(rest: RestClient): Promise<IdCardEligibility> {
  return rest.get('idCard/eligible', {}, validateIdCardEligibility)
}
