import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import type { MemberRow } from '../store/members.ts'
import type { Viewer } from './viewer.ts'

/**
 * The member of the viewer's family with a suffix (PERM-26).
 * @throws GatewayError 403 when a dependent names any other suffix, whether or not it exists; 404 for a suffix the family lacks.
 */
export function memberWithSuffix(database: Database, viewer: Viewer, suffix: number): MemberRow {
  if (!viewer.isSubscriber && suffix !== viewer.suffix)
    throw new GatewayError('FORBIDDEN', 'You cannot see this member.')
  const member = database.get<MemberRow>(
    'select * from member where subscriberKey = ? and suffix = ?',
    viewer.subscriberKey,
    suffix,
  )
  if (member === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such member in this family.', { field: 'suffix' })
  return member
}

/**
 * Lets only the subscriber pass.
 * @throws GatewayError 403 for a dependent.
 */
export function requireSubscriber(viewer: Viewer): void {
  if (!viewer.isSubscriber) throw new GatewayError('FORBIDDEN', 'Only the subscriber can do this.')
}
