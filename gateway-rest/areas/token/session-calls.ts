import type { RevokeRequest } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { endMember, endOne, endOwn } from '../../security/end-sessions.ts'
import { mayActAs, requireSettledPassword, unfinishedJourney } from '../../security/sessions.ts'
import { isActing, staffRole, type Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'

/** `POST token/complete` (SEC-08, SEC-09): the access token at the journey's end, for accounts that need no new password. */
export const completeToken: Handler<'completeToken'> = ({ viewer, sessions, database }) => {
  requireSettledPassword(database, viewer)
  return { token: sessions.renew(viewer, { typ: 'access' }), redirect: null }
}

/** `POST token/revoke` (SEC-01, SEC-05, SEC-06): ends sessions. */
export const revokeToken: Handler<'revokeToken'> = ({ body, viewer, database, note }) => {
  const { what } = body
  const id = neededFor('one', body, 'id')
  const memberKey = neededFor('member', body, 'memberKey')
  if (what === 'this') return { ended: [...endOwn(database, viewer)] }
  if (viewer.typ === 'temporary') throw unfinishedJourney()
  if (what === 'member') {
    checkTarget(database, viewer, memberKey)
    note.about(memberKey)
    return { ended: [...endMember(database, memberKey, viewer.rootSid)] }
  }
  if (isActing(viewer)) throw new GatewayError('NOT_WHILE_ACTING', 'Only the member can end these sessions.')
  if (what === 'one') return { ended: [...endOne(database, viewer.memberKey, id)] }
  return { ended: [...endMember(database, viewer.memberKey, what === 'others' ? viewer.rootSid : undefined)] }
}

/**
 * The value of a field that one `what` needs and no other takes.
 * @throws GatewayError 400 that names it.
 */
function neededFor(what: RevokeRequest['what'], body: RevokeRequest, field: 'id' | 'memberKey'): string {
  const value = body[field]
  if ((body.what === what) !== (value !== undefined))
    throw new GatewayError('BAD_REQUEST', `${field} goes with "${what}".`, { field })
  return value ?? ''
}

/**
 * Staff reach the members of their own brand, and by role employees or not.
 * @throws GatewayError 403 for others than staff, 404 for a member of nobody or of another brand, 400 for an employee.
 */
function checkTarget(database: Database, viewer: Viewer, memberKey: string): void {
  const role = staffRole(viewer)
  if (role === null) throw new GatewayError('FORBIDDEN', 'Only staff can end the sessions of a member.')
  const target = database.get<{ isEmployee: number }>(
    'select isEmployee from member join family using (subscriberKey) where memberKey = ? and domainId = ?',
    memberKey,
    viewer.domainId,
  )
  if (target === undefined)
    throw new GatewayError('NOT_FOUND', 'No member matches these details.', { field: 'memberKey' })
  if (!mayActAs(role, target))
    throw new GatewayError('EMPLOYEE_NOT_ALLOWED', 'This member is an employee. Your role allows non-employees only.')
}

/** More are not listed; those used last come first. */
const LISTED = 100

interface OpenSession {
  readonly sid: string
  readonly personKey: string
  readonly device: string | null
  readonly began: number
  readonly lastUsed: number
}

/** `GET token/sign-ins` (SEC-05): where the member is signed in, and where staff act as the member. */
export const listSignIns: Handler<'listSignIns'> = ({ viewer, database, clock }) =>
  database
    .all<OpenSession>(
      `select sid, personKey, device, began, lastUsed from session where memberKey = ? and expiresAt > ?
       order by lastUsed desc, began desc, sid limit ${LISTED}`,
      viewer.memberKey,
      Math.floor(clock.now().getTime() / 1000),
    )
    .map(({ sid, personKey, device, began, lastUsed }) => ({
      ...{ id: sid, device, began: instant(began), lastUsed: instant(lastUsed) },
      ...{ current: sid === viewer.sid, byStaff: personKey !== viewer.memberKey },
    }))

const instant = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
