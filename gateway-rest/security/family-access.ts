import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import type { MemberRow } from '../store/members.ts'
import type { Viewer } from './viewer.ts'

/** The members whom the viewer may see, by suffix: the whole family for a subscriber, only themselves for a dependent (PERM-26). */
export function visibleMembers(database: Database, viewer: Viewer): MemberRow[] {
  return viewer.isSubscriber
    ? database.all<MemberRow>('select * from member where subscriberKey = ? order by suffix', viewer.subscriberKey)
    : database.all<MemberRow>('select * from member where memberKey = ?', viewer.memberKey)
}

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
 * The member of the viewer's family with a key (PERM-26).
 * @throws GatewayError 403 when a dependent names any other key, whether or not it exists; 404 for a key the family lacks.
 */
export function memberWithKey(database: Database, viewer: Viewer, memberKey: string, field = 'memberKey'): MemberRow {
  if (!viewer.isSubscriber && memberKey !== viewer.memberKey)
    throw new GatewayError('FORBIDDEN', 'You cannot see this member.')
  const member = database.get<MemberRow>(
    'select * from member where memberKey = ? and subscriberKey = ?',
    memberKey,
    viewer.subscriberKey,
  )
  if (member === undefined) throw new GatewayError('NOT_FOUND', 'There is no such member in this family.', { field })
  return member
}

/**
 * The members that a call with an optional member key is about: that member, or everybody whom the viewer may see (PERM-26).
 * @throws GatewayError as `memberWithKey`.
 */
export function membersAsked(database: Database, viewer: Viewer, memberKey: string | undefined): MemberRow[] {
  return memberKey === undefined ? visibleMembers(database, viewer) : [memberWithKey(database, viewer, memberKey)]
}

/**
 * Allows the subscriber only.
 * @throws GatewayError 403 for a dependent.
 */
export function requireSubscriber(viewer: Viewer): void {
  if (!viewer.isSubscriber) throw new GatewayError('FORBIDDEN', 'Only the subscriber can do this.')
}
