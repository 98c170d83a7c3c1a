import type { LoginAsRequest } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { mayActAs, requireSettledPassword } from '../../security/sessions.ts'
import { staffRole } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { hasSameName, type Named } from '../../store/members.ts'

interface Target {
  readonly memberKey: string
  readonly isEmployee: number
}

/**
 * `POST login-as` (CALL-06, CALL-07): staff get a token for a member of their own brand, issued under their role.
 * `logInAsNonEmp` never reaches the family of an employee (LOGINAS-23, OPEN-44).
 */
export const logInAs: Handler<'logInAs'> = ({ body, viewer, database, sessions, note }) => {
  const issuedByRole = staffRole(viewer)
  if (issuedByRole === null) throw new GatewayError('FORBIDDEN', 'Only staff can log in as a member.')
  requireSettledPassword(database, viewer)
  const target = body.domainId === viewer.domainId ? findTarget(database, body) : undefined
  if (target === undefined) throw new GatewayError('NOT_FOUND', 'No member matches these details.')
  note.about(target.memberKey)
  if (!mayActAs(issuedByRole, target)) {
    throw new GatewayError('EMPLOYEE_NOT_ALLOWED', 'This member is an employee. Your role allows non-employees only.')
  }
  return { token: sessions.beginActing(viewer, issuedByRole, target.memberKey), redirect: null }
}

/** The subscriber, or the member with the given name and date of birth when all three are there. */
function findTarget(database: Database, request: LoginAsRequest): Target | undefined {
  const { subscriberId, domainId, firstName, lastName, dateOfBirth } = request
  const family = `select memberKey, isEmployee, firstName, lastName from member join family using (subscriberKey)
    where subscriberId = ? collate nocase and domainId = ?`
  const details = [firstName, lastName, dateOfBirth]
  if (details.every(detail => detail === undefined))
    return database.get<Target>(`${family} and suffix = 0`, subscriberId, domainId)
  if (firstName === undefined || lastName === undefined || dateOfBirth === undefined) {
    const field =
      Object.entries({ firstName, lastName, dateOfBirth }).find(([, detail]) => detail === undefined)?.[0] ??
      'firstName'
    throw new GatewayError('BAD_REQUEST', 'First name, last name and date of birth are needed together.', { field })
  }
  return database
    .all<Target & Named>(`${family} and dateOfBirth = ?`, subscriberId, domainId, dateOfBirth)
    .find(member => hasSameName(member, { firstName, lastName }))
}
