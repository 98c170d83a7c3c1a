import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import { claimOf, claimRows, claimTypeOf } from './claim.ts'

/** `GET claims/{type}/{id}` (CALL-38): one claim of the member with the suffix; any other claim is unknown (PERM-26). */
export const getClaim: Handler<'getClaim'> = ({ params, viewer, database }) => {
  const member = memberWithSuffix(database, viewer, params.suffix)
  const [row] = claimRows(
    database,
    'id = ? and claim.memberKey = ? and claimType = ?',
    params.claimId,
    member.memberKey,
    claimTypeOf(params.category),
  )
  if (row === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such claim of this member.', { field: 'claimId' })
  return claimOf(database, row, member)
}
