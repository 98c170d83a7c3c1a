import type { HasReferrals } from '../../schema/generated/gateway-types.ts'
import { validateHasReferrals } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET referrals/hasReferrals` (CALL-47). */
export function readHasReferrals(rest: RestClient): Promise<HasReferrals> {
  return rest.get('referrals/hasReferrals', {}, validateHasReferrals)
}
