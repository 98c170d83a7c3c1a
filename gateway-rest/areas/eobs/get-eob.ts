import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import { eobOf } from './eob-of.ts'
import { familyEob } from './eob-row.ts'

/** `GET eobs/eob-detail` (CALL-43): one EOB, for the subscriber only. */
export const getEob: Handler<'getEob'> = ({ params, viewer, database }) => {
  requireSubscriber(viewer)
  return eobOf(database, familyEob(database, viewer, 'documentId', params.documentId, 'documentId'))
}
