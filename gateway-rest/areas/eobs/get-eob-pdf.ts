import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import { cardIssuer } from '../../store/card-issuer.ts'
import type { Database } from '../../store/database.ts'
import { eobClaims, familyEob } from './eob.ts'
import { type EobAddressee, type EobLineRow, writeEob } from './write-eob.ts'

/** `GET eobs/pdf` (CALL-44): an EOB as a PDF, for the subscriber only; its amounts are those of the claims. */
export const getEobPdf: Handler<'getEobPdf'> = ({ params, viewer, database, say }) => {
  requireSubscriber(viewer)
  const eob = familyEob(database, viewer, 'pdfDocumentId', params.docId, 'docId')
  const claims = eobClaims(database, eob.documentId).map(claim => ({ ...claim, lines: eobLines(database, claim.id) }))
  return writeEob(eob, eobAddressee(database, viewer), claims, cardIssuer(database, viewer.domainId), say)
}

/** The subscriber of the viewer's family, with the address and the name of the token's group. */
function eobAddressee(database: Database, { subscriberKey, groupId }: Viewer): EobAddressee {
  const row = database.get<EobAddressee>(
    `select firstName, middleInitial, lastName, subscriberId, addressLine1, addressLine2, city, state, zipCode,
       (select groupName from planGroup where groupId = ?) as groupName
     from family join member using (subscriberKey) where subscriberKey = ? and suffix = 0`,
    groupId,
    subscriberKey,
  )
  if (row === undefined) throw new Error('The family has no subscriber.')
  return row
}

/** The lines of a claim in order. */
function eobLines(database: Database, claimId: string): EobLineRow[] {
  return database.all<EobLineRow>('select * from claimLine where claimId = ? order by sequenceNumber', claimId)
}
