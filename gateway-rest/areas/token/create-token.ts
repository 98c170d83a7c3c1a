import type { Handler } from '../../http/call.ts'
import { checkPassword } from '../../security/check-password.ts'
import { defaultGroup } from '../../store/groups.ts'

/**
 * `POST token` (CALL-04): logs in on one brand.
 * Five wrong passwords lock the account (OPEN-43). An unknown user name, another brand's user and a disabled
 * account all get the same general message, and none of them is counted.
 */
export const createToken: Handler<'createToken'> = async ({ body, ...services }) => {
  const username = body.username.toLowerCase()
  const signIn = await services.takeTurns(username, () => checkPassword(services.database, { ...body, username }))
  const { memberKey, domainId, role } = signIn
  const groupId = defaultGroup(services.database, memberKey)
  return {
    token: await services.tokens.issue({ memberKey, domainId, role, issuedByRole: null, groupId }),
    redirect: null,
  }
}

/** `GET token/userkey` (CALL-05): a short-lived key for eBill, as text. */
export const getUserKey: Handler<'getUserKey'> = ({ viewer, tokens }) => tokens.issueUserKey(viewer.memberKey)
