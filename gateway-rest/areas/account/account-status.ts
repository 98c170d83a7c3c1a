import type { AccountStatusCode } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import type { Database } from '../../store/database.ts'

/** `GET account/status` (CALL-15): the status of the member's sign-in as text. */
export const getAccountStatus: Handler<'getAccountStatus'> = ({ viewer, database }) =>
  accountStatus(database, viewer.memberKey)

/** The status of a member's sign-in. A member without a sign-in counts as active, because staff can act as them. */
export function accountStatus(database: Database, memberKey: string): AccountStatusCode {
  return (
    database.get<{ status: AccountStatusCode }>('select status from signIn where memberKey = ?', memberKey)?.status ??
    'ACT'
  )
}
