import type { EobReference } from '../../schema/generated/gateway-types.ts'
import { validateEobReference } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET v2/eobs` with the claim id alone (CALL-41, OPEN-46). */
export function findEobByClaim(rest: RestClient, claimId: string): Promise<EobReference> {
  return rest.get('v2/eobs', { claimId }, validateEobReference)
}
