import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Eob } from '../generated/resolver-types.ts'

/** An EOB with everybody it is about, whichever way the gateway names them, and the portal's address of its PDF (ENT-33). */
export function toEob(eob: rest.Eob): Eob {
  const { pdfDocumentId, members, subscriber } = eob
  return {
    ...eob,
    pdfPath: pdfDocumentId === null ? null : `/files/eobs/${encodeURIComponent(pdfDocumentId)}.pdf`,
    people: members ?? (subscriber === null ? [] : [subscriber]),
  }
}
