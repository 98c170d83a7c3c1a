import type { Handler } from '../../http/call.ts'

/** `GET token/userkey` (CALL-05): a short-lived key for eBill, as text. */
export const getUserKey: Handler<'getUserKey'> = ({ viewer, tokens }) => tokens.issueUserKey(viewer.memberKey)
