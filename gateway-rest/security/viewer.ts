import type { TokenKind, TokenRole } from '../../schema/generated/gateway-types.ts'

/** The person behind a token, from the token and, afresh at every call, the database. */
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
  /** The member key of whoever logged in: the member's own, or that of staff who act as the member. */
  readonly personKey: string
  /** The session of the token. */
  readonly sid: string
  /** The session that began with the log-in, on which those of staff who act as members hang. */
  readonly rootSid: string
  /** When that log-in was, in seconds since 1970. */
  readonly authTime: number
  readonly typ: TokenKind
}

/** The staff role of the viewer, their own or the one behind a log-in-as token; null for an ordinary member (SESSION-07). */
export function staffRole(viewer: Pick<Viewer, 'role' | 'issuedByRole'>): TokenRole | null {
  if (viewer.role !== 'member') return viewer.role
  return viewer.issuedByRole === null || viewer.issuedByRole === 'member' ? null : viewer.issuedByRole
}

/** Whether staff act as the member. */
export function isActing({ personKey, memberKey }: Pick<Viewer, 'personKey' | 'memberKey'>): boolean {
  return personKey !== memberKey
}
