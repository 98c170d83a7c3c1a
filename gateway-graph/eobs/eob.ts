import type * as rest from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import type { Eob, EobClaim } from '../generated/resolver-types.ts'
import { findEobByClaim, readEob } from './rest.ts'

/** An EOB with everybody it is about, whichever way the gateway names them, and the portal's address of its PDF (ENT-33). */
export function toEob(eob: rest.Eob): Eob {
  const { pdfDocumentId, members, subscriber, claims } = eob
  return {
    ...eob,
    pdfPath: pdfDocumentId === null ? null : `/files/eobs/${encodeURIComponent(pdfDocumentId)}.pdf`,
    claims: claims.map(toEobClaim),
    people: members ?? (subscriber === null ? [] : [subscriber]),
  }
}

/** A claim of an EOB; what the patient owes is no amount while it is in process, status code 01 (MEMBER-10). */
function toEobClaim(claim: rest.EobClaim): EobClaim {
  const claimStatusCode = claim.claimStatusCode ?? null
  return { ...claim, claimStatusCode, amountOwed: claimStatusCode === '01' ? null : claim.patientResponsibility }
}

/** The EOB that explains a claim, null while there is none (CALL-41, OPEN-46): its id first, then the EOB. */
export async function eobOfClaim(rest: RestClient, claimId: string): Promise<Eob | null> {
  const { documentId } = await findEobByClaim(rest, claimId)
  return documentId === null ? null : toEob(await readEob(rest, documentId))
}
