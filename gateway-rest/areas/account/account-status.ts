import type { AccountStatusCode } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import type { Database } from '../../store/database.ts'

/** `GET account/status` (CALL-15): the state of the member's sign-in as text. */
export const getAccountStatus: Handler<'getAccountStatus'> = ({ viewer, database }) =>
  accountStatus(database, viewer.memberKey)

/** The state of a member's sign-in; a member without one, whom staff can still act as, counts as active. */
export function accountStatus(database: Database, memberKey: string): AccountStatusCode {
  return (
    database.get<{ status: AccountStatusCode }>('select status from signIn where memberKey = ?', memberKey)?.status ??
    'ACT'
  )
}
