import type { Handler } from '../../http/call.ts'
import { accountStatus } from './account-status.ts'

/** `GET account/status` (CALL-15): the state of the member's sign-in as text. */
export const getAccountStatus: Handler<'getAccountStatus'> = ({ viewer, database }) =>
  accountStatus(database, viewer.memberKey)
