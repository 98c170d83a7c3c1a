import type { Group } from '../../schema/generated/gateway-types.ts'
import type { TokenClaims } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import { staffRole } from '../shared/staff-role.ts'

/**
 * The group of the signed-in member: the one of the token, else the one of the member key. Staff who do not act as a
 * member yet have none. Any other member without a group is an error in the data: it raises "Failed to find group for
 * current member" (ERR-20), which is logged and shows the generic error page: 409 has no page of its own (OPEN-48).
 */
export function currentGroup(groups: readonly Group[], claims: TokenClaims | undefined): Group | undefined {
  const group = groupOfToken(groups, claims)
  if (group || (groups.length === 0 && staffRole(claims) !== 'none')) return group
  throw new PortalFailure('Failed to find group for current member', { code: 'NO_GROUP', status: 409, area: 'groups' })
}

/** The group that a token is tied to: by its group claim, else the group that has the token's member key (OPEN-68). */
export function groupOfToken<Entry extends Pick<Group, 'groupId' | 'memberKey'>>(
  groups: readonly Entry[],
  claims: Pick<TokenClaims, 'groupId' | 'memberKey'> | undefined,
): Entry | undefined {
  return (
    groups.find(({ groupId }) => groupId === claims?.groupId) ??
    groups.find(({ memberKey }) => memberKey === claims?.memberKey)
  )
}
