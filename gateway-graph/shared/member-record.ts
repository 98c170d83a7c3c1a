import type { Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
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

/** The insurer's record of the member. */
export const recordOf = (member: FoundMember, context: GraphContext): Member | Promise<Member> =>
  hasRecord(member) ? member : currentMember(context)

/** The number of a member within the family, which calls name the member by. */
export function suffixOf(member: FoundMember, context: GraphContext): number | Promise<number> {
  return hasRecord(member) ? member.memberSuffix : currentMember(context).then(({ memberSuffix }) => memberSuffix)
}

/** Whether a member is the one of the token: of nobody else some sources tell anything. */
export const isViewer = ({ memberKey }: FoundMember, { session }: Pick<GraphContext, 'session'>): boolean =>
  memberKey === session.claims?.memberKey

/** The gateway's key of the member whom a filter names by id. A made-up id fails as the call does for a member of another family. */
export function keyOfPatient(
  patient: string | null | undefined,
  { area, call }: { area: string; call: string },
  { nodeIds }: Pick<GraphContext, 'nodeIds'>,
): string | undefined {
  if (typeof patient !== 'string') return undefined
  const { type, parts } = nodeIds.keyOf(patient) ?? {}
  const [memberKey] = parts ?? []
  if (type === 'Member' && memberKey !== undefined) return memberKey
  throw new PortalFailure('No id of a member', { code: 'NOT_FOUND', status: 404, area, call })
}
