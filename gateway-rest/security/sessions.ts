import { randomUUID } from 'node:crypto'
import type { AccountStatusCode, TokenRole } from '../../schema/generated/gateway-types.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import { defaultGroup } from '../store/groups.ts'
import { endOwn } from './end-sessions.ts'
import type { OwnPayload, Tokens } from './tokens.ts'
import type { Viewer } from './viewer.ts'

/** How long a token is valid: two hours (SESSION-04, SESSION-05), or until the session's absolute end. */
const TOKEN_SECONDS = 2 * 60 * 60
/** Last use is written down once in so many seconds, so that reading costs no write. */
const LAST_USED_SECONDS = 5 * 60

/** A sign-in whose password was right. */
interface ProvenSignIn {
  readonly memberKey: string
  readonly domainId: string
  readonly role: TokenRole
  /** That of the password that was right. */
  readonly passwordHash: string
}

/**
 * The sessions that tokens belong to. A session is a row; one that ended has none, so that whatever loses the row ends the
 * session and nothing can bring it back. Instants are whole seconds since 1970, as in tokens.
 */
export interface Sessions {
  /**
   * A person proved who they are: a temporary token of a new session (SEC-08).
   * @throws GatewayError 401 INVALID_CREDENTIALS when the password was changed or the account held while it was compared.
   */
  begin(signIn: ProvenSignIn, device: string | undefined): string
  /** Staff begin to act as a member of their brand: a temporary token of a session that hangs on their own (SEC-06). */
  beginActing(staff: Viewer, staffRole: TokenRole, memberKey: string): string
  /** A newer token of the viewer's session: of another group, or the access token at the journey's end (SEC-09). */
  renew(viewer: Viewer, change: Partial<Pick<Viewer, 'groupId' | 'typ'>>): string
  /** A token like the viewer's, of a new session that takes the place of the own one (SEC-02). */
  replace(viewer: Viewer): string
  /**
   * Whose token it is, asked of the database at every call: undefined once the session or the member is gone, at the
   * absolute end, and while the account does not allow it (SEC-01, SEC-03, SEC-04).
   */
  viewerOf(token: string): Viewer | undefined
}

interface SessionParts {
  readonly database: Database
  readonly clock: Clock
  readonly tokens: Tokens
  /** Starts work that nobody waits for. */
  readonly afterwards: (work: () => Promise<void>) => void
  /** After so many hours a session ends, whatever renewed it. */
  readonly sessionHours: number
}

export function createSessions({ database, clock, tokens, afterwards, sessionHours }: SessionParts): Sessions {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const absoluteEnd = (authTime: number) => authTime + sessionHours * 60 * 60

  /** Signs a token for a viewer and has its session last as long as it. */
  const issue = (viewer: Viewer, write: (expiresAt: number) => void) => {
    const { memberKey, domainId, groupId, role, issuedByRole, sid, authTime, typ, personKey } = viewer
    const exp = Math.min(now() + TOKEN_SECONDS, absoluteEnd(authTime))
    write(exp)
    const act = issuedByRole === null ? {} : { act: { sub: personKey, role: issuedByRole } }
    return tokens.issue(
      { memberKey, domainId, groupId, role, issuedByRole, sid, auth_time: authTime, typ, ...act },
      exp,
    )
  }
  const open = (viewer: Viewer, device: string | undefined) =>
    issue(viewer, expiresAt => {
      database.transaction(() => {
        database.run('delete from session where expiresAt <= ?', now())
        const { sid, rootSid, personKey, memberKey, authTime } = viewer
        const row = { sid, rootSid, personKey, memberKey, authTime, device: device ?? null }
        database.insert('session', { ...row, began: now(), lastUsed: now(), expiresAt })
      })
    })

  return {
    begin({ memberKey, domainId, role, passwordHash }, device) {
      // Comparing takes its time: a session must not begin with a password whose sessions have all just ended (SEC-02).
      const present = 'select 1 from signIn where memberKey = ? and passwordHash = ? and status not in (?, ?)'
      if (database.get(present, memberKey, passwordHash, 'DIS', 'DLG') === undefined)
        throw new GatewayError('INVALID_CREDENTIALS', 'User name or password unrecognized.')
      const sid = randomUUID()
      const groupId = defaultGroup(database, memberKey)
      const person = { memberKey, personKey: memberKey, domainId, role, issuedByRole: null, groupId }
      return open({ ...person, ...unasked, sid, rootSid: sid, authTime: now(), typ: 'temporary' }, device)
    },
    beginActing(staff, staffRole, memberKey) {
      const groupId = defaultGroup(database, memberKey)
      const acting = { ...staff, sid: randomUUID(), memberKey, groupId } as const
      // Staff who log out at this moment leave nothing behind.
      if (database.get('select 1 from session where sid = ?', staff.sid) === undefined) throw noGoodToken()
      return open({ ...acting, role: 'member', issuedByRole: staffRole, typ: 'temporary' }, undefined)
    },
    renew: (viewer, change) =>
      issue({ ...viewer, ...change }, expiresAt => {
        const renewed = 'update session set expiresAt = max(expiresAt, ?), lastUsed = ? where sid = ?'
        // Another request may have ended it in the meantime.
        if (database.run(renewed, expiresAt, now(), viewer.sid) === 0) throw noGoodToken()
      }),
    replace(viewer) {
      const own = database.get<{ device: string | null }>('select device from session where sid = ?', viewer.sid)
      if (own === undefined) throw noGoodToken()
      const sid = randomUUID()
      const token = open({ ...viewer, sid, rootSid: sid }, own.device ?? undefined)
      endOwn(database, viewer)
      return token
    },
    viewerOf(token) {
      const payload = tokens.verify(token)
      if (payload === undefined || absoluteEnd(payload.auth_time) <= now()) return undefined
      const row = database.get<SessionRow>(LOOK, payload.sid)
      if (row === undefined || row.memberKey !== payload.memberKey || isHeld(row, payload)) return undefined
      const roles = presentRoles(row)
      if (roles === undefined) return undefined
      if (now() - row.lastUsed >= LAST_USED_SECONDS) {
        const at = now()
        afterwards(async () => {
          database.run('update session set lastUsed = ? where sid = ?', at, payload.sid)
        })
      }
      const { domainId, groupId, sid, typ, auth_time: authTime } = payload
      const { subscriberKey, suffix, memberKey, personKey, rootSid } = row
      const person = { memberKey, personKey, subscriberKey, suffix, isSubscriber: suffix === 0, domainId, groupId }
      return { ...person, ...roles, sid, rootSid, authTime, typ }
    },
  }
}

/** What a token that is being issued does not tell, and nobody asks. */
const unasked = { subscriberKey: '', suffix: 0, isSubscriber: false } as const

/** The refusal of every token that is not good, always the same. */
export function noGoodToken(): GatewayError {
  return new GatewayError('UNAUTHORIZED', 'A valid token is needed.')
}

/**
 * Nothing that lies behind the journey is given before a password that is due (SEC-09), nor the account of another.
 * @throws GatewayError 403 PASSWORD_CHANGE_NEEDED for initial and forced accounts.
 */
export function requireSettledPassword(database: Database, { personKey }: Viewer): void {
  const signIn = database.get<{ status: string }>('select status from signIn where memberKey = ?', personKey)
  if (signIn?.status === 'INI' || signIn?.status === 'FRC')
    throw new GatewayError('PASSWORD_CHANGE_NEEDED', 'A new password has to be set first.')
}

/** The refusal of a temporary token where it will not do. */
export function unfinishedJourney(): GatewayError {
  return new GatewayError('JOURNEY_UNFINISHED', 'The sign-in is not finished.')
}

interface SessionRow {
  readonly rootSid: string
  readonly personKey: string
  readonly memberKey: string
  readonly lastUsed: number
  readonly subscriberKey: string
  readonly suffix: number
  readonly isEmployee: number
  readonly status: AccountStatusCode
  readonly role: TokenRole
}

/** The one look of a call: the session, whom it is about, and how the sign-in of the person behind it stands now. */
const LOOK = `select rootSid, personKey, session.memberKey, lastUsed, member.subscriberKey, suffix, isEmployee,
    status, role
  from session join member on member.memberKey = session.memberKey join family using (subscriberKey)
    join signIn on signIn.memberKey = personKey
  where sid = ?`

/**
 * Whether the account does not allow the session now (SEC-03): none when disabled or locked, and only the way to a new
 * password, which the journey is, when one is due.
 */
function isHeld({ status }: SessionRow, { typ }: OwnPayload): boolean {
  return status === 'DIS' || status === 'DLG' || (status !== 'ACT' && typ === 'access')
}

/** The roles that the person has now; undefined when acting as this member is no longer theirs. */
function presentRoles(row: SessionRow): Pick<Viewer, 'role' | 'issuedByRole'> | undefined {
  if (row.personKey === row.memberKey) return { role: row.role, issuedByRole: null }
  if (row.role === 'member' || !mayActAs(row.role, row)) return undefined
  return { role: 'member', issuedByRole: row.role }
}

/** Whether a staff role reaches a member: `logInAsNonEmp` never the family of an employee (LOGINAS-23, OPEN-44). */
export function mayActAs(staffRole: TokenRole, { isEmployee }: { readonly isEmployee: number }): boolean {
  return staffRole === 'logInAsAnyone' || (staffRole === 'logInAsNonEmp' && isEmployee === 0)
}
