import type { Handler } from '../../http/call.ts'
import { checkPassword } from '../../security/check-password.ts'

/**
 * `POST token` (CALL-04): logs in on one brand and begins a session, whose token is temporary (SEC-08). Wrong passwords are counted for
 * every name alike, and five in a row stop log-ins from devices that are not known (OPEN-43, OPEN-73): see `checkPassword`. The answer
 * to a right one makes the device known.
 */
export const createToken: Handler<'createToken'> = async ({ body, ...services }) => {
  const { signIn, knownDevice } = await checkPassword(services, { ...body, username: body.username.toLowerCase() })
  return { token: services.sessions.begin(signIn, body.device), redirect: null, knownDevice }
}

/** `GET token/userkey` (CALL-05): a short-lived key for eBill, as text. */
export const getUserKey: Handler<'getUserKey'> = ({ viewer, tokens }) => tokens.issueUserKey(viewer.memberKey)
