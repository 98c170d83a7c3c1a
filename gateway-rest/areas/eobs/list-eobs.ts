import type { EobReference } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { listAskedOf } from './eob-list-asked.ts'
import { pageOfEobs } from './page-of-eobs.ts'

/** `GET v2/eobs`, for the subscriber only: a page of EOBs (CALL-40), or with a claim id its document (CALL-41, OPEN-46). */
export const listEobs: Handler<'listEobs'> = ({ params, viewer, database }) => {
  requireSubscriber(viewer)
  return params.claimId === undefined
    ? pageOfEobs(database, viewer, listAskedOf(params))
    : eobOfClaim(database, viewer, params.claimId)
}

function eobOfClaim(database: Database, viewer: Viewer, claimId: string): EobReference {
  const claim = database.get<{ eobDocumentId: string | null }>(
    'select eobDocumentId from claim join member using (memberKey) where id = ? and subscriberKey = ?',
    claimId,
    viewer.subscriberKey,
  )
  if (claim === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such claim in this family.', { field: 'claimId' })
  return { documentId: claim.eobDocumentId }
}
