import type { Eob } from '../generated/resolver-types.ts'
import type { RestClient } from '../upstream/rest-client.ts'
import { findEobByClaim, readEob } from './rest.ts'
import { toEob } from './to-eob.ts'

/** The EOB that explains a claim, null while there is none (CALL-41, OPEN-46): its id first, then the EOB. */
export async function eobOfClaim(rest: RestClient, claimId: string): Promise<Eob | null> {
  const { documentId } = await findEobByClaim(rest, claimId)
  return documentId === null ? null : toEob(await readEob(rest, documentId))
}
