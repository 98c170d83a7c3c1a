import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import { validateAccount } from '../../schema/generated/gateway-validators.js'
import type { GraphContext, Session } from '../context/graph-context.ts'
import type { RestClient } from '../context/rest-client.ts'
import { PortalFailure } from '../failures/portal-failure.ts'

/** The family member whose token it is, by member key. Rejects with NO_MEMBER when the family has no such member. */
export function currentMember({ rest, session }: Pick<GraphContext, 'rest' | 'session'>): Promise<Member> {
  return readAccount(rest).then(account => memberOf(account, session))
}

/** The same of an account that is at hand; throws. */
export function memberOf({ members }: Account, { claims }: Pick<Session, 'claims'>): Member {
  const member = members.find(({ memberKey }) => memberKey === claims?.memberKey)
  if (member) return member
  throw new PortalFailure('The account has no member of the token', {
    code: 'NO_MEMBER',
    status: 502,
    area: 'account',
    call: 'account',
  })
}

/** The suffix of the member who is asked about: the one named, or the viewer's own. Who may see whom is the gateway's to say. */
export async function suffixAsked(memberSuffix: number | null, context: GraphContext): Promise<number> {
  return memberSuffix ?? (await currentMember(context)).memberSuffix
}

/** `GET account` (CALL-14): the family, which several areas and facts read. */
export function readAccount(rest: RestClient): Promise<Account> {
  return rest.get('account', {}, validateAccount)
}
