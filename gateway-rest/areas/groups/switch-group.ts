import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { groupsOf } from '../../store/groups.ts'

/** `POST group-selection` (CALL-08, CALL-13, OPEN-12): a token like the one that asks, tied to another of the member's groups. */
export const switchGroup: Handler<'switchGroup'> = async ({ body, viewer, database, tokens }) => {
  if (body.domain !== viewer.domainId)
    throw new GatewayError('BAD_REQUEST', 'The token is of another brand.', { field: 'domain' })
  if (!groupsOf(database, viewer.subscriberKey).some(group => group.groupId === body.groupId)) {
    throw new GatewayError('NOT_FOUND', 'There is no such group for this token.', { field: 'groupId' })
  }
  const { memberKey, role, issuedByRole, domainId } = viewer
  return {
    token: await tokens.issue({ memberKey, role, issuedByRole, domainId, groupId: body.groupId }),
    redirect: null,
  }
}
