import type { GraphContext } from '../context.ts'
import type { SavePayload } from '../generated/resolver-types.ts'
import { orAnyUserError } from '../shared/or-user-error.ts'
import { userError } from '../shared/user-error.ts'
import { readGroupsInfo, switchGroup } from './rest.ts'

/**
 * A new token by switching to the group that the session has already: the contract has no other call that renews one.
 * The dialog that asks for it says what failed; nothing of the session changes then.
 */
export async function extendSession(context: GraphContext): Promise<SavePayload> {
  const { session, rest, brand } = context
  if (session.kind !== 'full') return { errors: [userError('UNAUTHENTICATED')] }
  const { answer, errors } = await orAnyUserError(async () => {
    const groupId = session.claims?.groupId ?? (await readGroupsInfo(rest)).currentGroup?.groupId ?? ''
    return switchGroup(rest, { groupId, domain: String(brand.domainId) }, session.token)
  })
  if (!answer) return { errors }
  if (answer.token === '') return { errors: [userError('UNAVAILABLE')] }
  session.renew(answer.token)
  return { errors: [] }
}
