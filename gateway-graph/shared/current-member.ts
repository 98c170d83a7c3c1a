import type { Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context.ts'
import { PortalFailure } from './portal-failure.ts'
import { readAccount } from './read-account.ts'

/** The family member whose token it is, by member key. Throws NO_MEMBER when the family has no such member. */
export async function currentMember({ rest, session }: Pick<GraphContext, 'rest' | 'session'>): Promise<Member> {
  const account = await readAccount(rest)
  const member = account.members.find(({ memberKey }) => memberKey === session.claims?.memberKey)
  if (member) return member
  throw new PortalFailure('The account has no member of the token', {
    code: 'NO_MEMBER',
    status: 502,
    area: 'account',
    call: 'account',
  })
}
