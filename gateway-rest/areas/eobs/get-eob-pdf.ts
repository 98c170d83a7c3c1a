import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import { eobAddressee } from './eob-addressee.ts'
import { eobClaims } from './eob-claims.ts'
import { eobLines } from './eob-lines.ts'
import { familyEob } from './eob-row.ts'
import { writeEob } from './write-eob.ts'

/** `GET eobs/pdf` (CALL-44): an EOB as a PDF, for the subscriber only; its figures are those of the claims. */
export const getEobPdf: Handler<'getEobPdf'> = ({ params, viewer, database }) => {
  requireSubscriber(viewer)
  const eob = familyEob(database, viewer, 'pdfDocumentId', params.docId, 'docId')
  const claims = eobClaims(database, eob.documentId).map(claim => ({ ...claim, lines: eobLines(database, claim.id) }))
  return writeEob(eob, eobAddressee(database, viewer), claims)
}
