import type { GraphContext } from '../context/graph-context.ts'
import type {
  FamilyResolvers,
  GroupResolvers,
  MutationResolvers,
  ResolversTypes,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { today } from '../shared/dates.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { timelineOf } from '../shared/timeline.ts'
import { type FoundGroup, groupOfAccount, toGroupChoice, toGroups, toGroupsWithPlans } from './groups.ts'
import { readGroupDetails, readGroupsInfo, readIndividualGroups, readTokenGroups } from './rest.ts'
import { chooseGroup, extendSession, isGroupOfToken, switchActiveGroup } from './switch-group.ts'

type GroupsResolvers = {
  Viewer: Pick<ViewerResolvers, 'groups' | 'groupsWithPlans' | 'groupChoices'>
  Family: Pick<FamilyResolvers, 'group'>
  Group: Required<Omit<GroupResolvers, 'number' | 'name' | '__isTypeOf'>>
  Mutation: Pick<MutationResolvers, 'chooseGroup' | 'switchGroup' | 'extendSession'>
}

/** Resolvers of the groups area: of a group, what its list does not tell is read where it is asked for. */
export const groupsResolvers: GroupsResolvers = {
  Viewer: {
    groups: async (_viewer, _args, { rest }) => toGroups(await readGroupsInfo(rest)),
    groupsWithPlans: (_viewer, _args, context) => groupsWithPlans(context),
    groupChoices: async (_viewer, _args, { rest }) => (await readTokenGroups(rest)).map(toGroupChoice),
  },
  Family: {
    group: account => groupOfAccount(account) ?? null,
  },
  Group: {
    id: ({ number }, _args, { nodeIds }) => nodeIds.idOf('Group', number),
    startDate: async (group, _args, context) => (await withDates(group, context)).startDate ?? null,
    endDate: async (group, _args, context) => (await withDates(group, context)).endDate ?? null,
    timeline: (group, _args, context) => timelineIn(group, context),
    isOver: async (group, _args, context) => group.isOver ?? (await timelineIn(group, context)) === 'RANGE',
    isCurrent: ({ number, isCurrent }, _args, context) => isCurrent ?? isGroupOfToken(context, number),
    isSalesforce: async ({ number, isSalesforce }, _args, { rest }) =>
      isSalesforce ?? (await readIndividualGroups(rest)).find(({ groupId }) => groupId === number)?.is360 ?? null,
    contractStartDate: async (group, _args, context) => (await detailsOf(group, context))?.contractStartDate ?? null,
    contractEndDate: async (group, _args, context) => (await detailsOf(group, context))?.contractEndDate ?? null,
    plans: async (group, _args, context) => (await detailsOf(group, context))?.plans ?? null,
    parent: ({ parent }) => parent ?? null,
  },
  Mutation: {
    chooseGroup: (_parent, { input: { group } }, context) => chooseGroup(context, group),
    switchGroup: (_parent, { input: { group } }, context) => switchActiveGroup(context, group),
    extendSession: (_parent, _args, context) => extendSession(context),
  },
}

/** Groups by their ids: those of the member. */
export const groupNodes: { readonly Group: FindNode } = {
  Group: async ([number], { rest }) =>
    toGroups(await readGroupsInfo(rest)).find(group => group.number === number) ?? null,
}

const groupsWithPlans = async ({ rest, session }: GraphContext) =>
  toGroupsWithPlans(await readGroupDetails(rest), session.claims)

/** The group itself when its list told the dates, else the one of the member's groups. */
async function withDates(
  group: FoundGroup,
  { rest }: GraphContext,
): Promise<Pick<FoundGroup, 'startDate' | 'endDate'>> {
  if (group.startDate !== undefined) return group
  return toGroups(await readGroupsInfo(rest)).find(({ number }) => number === group.number) ?? {}
}

async function timelineIn(group: FoundGroup, context: GraphContext): Promise<ResolversTypes['Timeline'] | null> {
  const { startDate, endDate = null } = await withDates(group, context)
  return startDate ? timelineOf(startDate, endDate, today(context.clock)) : null
}

/** Plans and contract, as the list told them or as the call for them does. */
async function detailsOf(group: FoundGroup, context: GraphContext): Promise<FoundGroup['details']> {
  return group.details ?? (await groupsWithPlans(context)).find(({ number }) => number === group.number)?.details
}
