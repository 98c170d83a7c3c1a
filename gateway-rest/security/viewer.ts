import type { TokenPayload, TokenRole } from '../../schema/generated/gateway-types.ts'
import type { Database } from '../store/database.ts'

/** The person behind a token, from the token and the database. */
export interface Viewer {
  readonly memberKey: string
  readonly subscriberKey: string
  readonly suffix: number
  /** Suffix 0 (PERM-04). */
  readonly isSubscriber: boolean
  readonly domainId: string
  /** The group that the token is tied to, or null. */
  readonly groupId: string | null
  readonly role: TokenRole
  readonly issuedByRole: TokenRole | null
}

/** The viewer of a verified token, or undefined when the member no longer exists. */
export function findViewer(database: Database, payload: TokenPayload): Viewer | undefined {
  const member = database.get<{ subscriberKey: string; suffix: number }>(
    'select subscriberKey, suffix from member where memberKey = ?',
    payload.memberKey,
  )
  if (member === undefined) return undefined
  const { memberKey, domainId, groupId, role, issuedByRole } = payload
  return { memberKey, domainId, groupId, role, issuedByRole, ...member, isSubscriber: member.suffix === 0 }
}

/** The staff role of the viewer, their own or the one behind a log-in-as token; null for an ordinary member (SESSION-07). */
export function staffRole(viewer: Pick<Viewer, 'role' | 'issuedByRole'>): TokenRole | null {
  if (viewer.role !== 'member') return viewer.role
  return viewer.issuedByRole === null || viewer.issuedByRole === 'member' ? null : viewer.issuedByRole
}
