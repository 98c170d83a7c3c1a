import type { ClaimType } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'

/** A stored EOB. */
export interface EobRow {
  readonly documentId: string
  readonly pdfDocumentId: string
  readonly subscriberKey: string
  readonly claimType: ClaimType
  readonly date: string
}

/**
 * The EOB of the viewer's family with an id of either kind (PERM-26).
 * @throws GatewayError 404 for any other, whether or not it exists.
 */
export function familyEob(
  database: Database,
  viewer: Viewer,
  kind: 'documentId' | 'pdfDocumentId',
  id: string,
  field: string,
): EobRow {
  const row = database.get<EobRow>(
    `select * from eob where ${kind} = ? and subscriberKey = ?`,
    id,
    viewer.subscriberKey,
  )
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such EOB in this family.', { field })
  return row
}
