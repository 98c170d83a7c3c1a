import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext, Session } from '../context.ts'
import { PortalFailure } from './portal-failure.ts'
import { readAccount } from './read-account.ts'

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
