import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'

/** `GET v2/eobs` with `claimId` alone (CALL-41, OPEN-46): the EOB document of a claim of the family. EOBs are the subscriber's (PERM-26). */
export const findEobByClaim: Handler<'findEobByClaim'> = ({ params, viewer, database }) => {
  requireSubscriber(viewer)
  const claim = database.get<{ eobDocumentId: string | null }>(
    'select eobDocumentId from claim join member using (memberKey) where id = ? and subscriberKey = ?',
    params.claimId,
    viewer.subscriberKey,
  )
  if (claim === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such claim in this family.', { field: 'claimId' })
  return { documentId: claim.eobDocumentId }
}
