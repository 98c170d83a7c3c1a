import type { Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type { ResolversParentTypes } from '../generated/resolver-types.ts'
import { currentMember } from './current-member.ts'

/**
 * A family member as fields find them: with the insurer's record, or as the token names the viewer, of whom nothing has been
 * asked yet. So what has a source of its own does not wait for the record, nor fails with it.
 */
export type FoundMember = ResolversParentTypes['Member']

type MemberField<Value> = (member: FoundMember, args: unknown, context: GraphContext) => Value | Promise<Value>

const hasRecord = (member: FoundMember): member is Member => 'memberSuffix' in member

/** The resolver of a field that the insurer's record of the member says. */
export const fromRecord =
  <Value>(read: (record: Member, context: GraphContext) => Value): MemberField<Value> =>
  (member, _args, context) =>
    hasRecord(member) ? read(member, context) : currentMember(context).then(record => read(record, context))

/** The number of a member within the family, which calls name the member by. */
export function suffixOf(member: FoundMember, context: GraphContext): number | Promise<number> {
  return hasRecord(member) ? member.memberSuffix : currentMember(context).then(({ memberSuffix }) => memberSuffix)
}

/** Whether a member is the one of the token: of nobody else some sources tell anything. */
export const isViewer = ({ memberKey }: FoundMember, { session }: Pick<GraphContext, 'session'>): boolean =>
  memberKey === session.claims?.memberKey
