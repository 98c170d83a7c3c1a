import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import { validateAccount } from '../../schema/generated/gateway-validators.js'
import type { GraphContext, Session } from '../context/graph-context.ts'
import type { RestClient } from '../context/rest-client.ts'
import { PortalFailure } from '../failures/portal-failure.ts'

/** The family member of the token, by member key. Rejects with NO_MEMBER when the family has no such member. */
export function currentMember({ rest, session }: Pick<GraphContext, 'rest' | 'session'>): Promise<Member> {
  return readAccount(rest).then(account => memberOf(account, session))
}

/** The same for an account that was read; throws. */
export function memberOf({ members }: Account, { claims }: Pick<Session, 'claims'>): Member {
  const member = members.find(({ memberKey }) => memberKey === claims?.memberKey)
  if (member) return member
  throw new PortalFailure("The family has no member with the token's member key", {
    code: 'NO_MEMBER',
    status: 502,
    area: 'account',
    call: 'account',
  })
}

/** `GET account` (CALL-14): the family, which several areas and facts read. */
export function readAccount(rest: RestClient): Promise<Account> {
  return rest.get('account', {}, validateAccount)
}
