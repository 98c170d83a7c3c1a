import type { Handler } from '../../http/call.ts'
import { checkPassword } from '../../security/check-password.ts'

/**
 * `POST token` (CALL-04): logs in on one brand and begins a session, whose token is temporary (SEC-08).
 * Five wrong passwords lock the account (OPEN-43). An unknown user name, another brand's user and a disabled
 * account all get the same general message, and none of them is counted.
 */
export const createToken: Handler<'createToken'> = async ({ body, ...services }) => {
  const username = body.username.toLowerCase()
  const signIn = await services.takeTurns(username, () => checkPassword(services.database, { ...body, username }))
  return { token: services.sessions.begin(signIn, body.device), redirect: null }
}

/** `GET token/userkey` (CALL-05): a short-lived key for eBill, as text. */
export const getUserKey: Handler<'getUserKey'> = ({ viewer, tokens }) => tokens.issueUserKey(viewer.memberKey)
