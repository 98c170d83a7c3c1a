import type {
  GroupResolvers,
  MutationResolvers,
  TokenGroupResolvers,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { lastDay, today } from '../shared/dates.ts'
import { groupOfToken } from './current-group.ts'
import { toGroupDetail, toGroups } from './groups.ts'
import { readGroupDetails, readGroupsInfo, readIndividualGroups, readTokenGroups } from './rest.ts'
import { chooseGroup, extendSession, isGroupOfToken, switchActiveGroup } from './switch-group.ts'

type GroupsResolvers = {
  TokenGroup: Pick<TokenGroupResolvers, 'current'>
  Viewer: Pick<ViewerResolvers, 'groups' | 'tokenGroups' | 'groupDetails'>
  Group: Pick<GroupResolvers, 'salesforce' | 'memberKey'>
  Mutation: Pick<MutationResolvers, 'chooseGroup' | 'switchGroup' | 'extendSession'>
}

/** Resolvers of the groups area. */
export const groupsResolvers: GroupsResolvers = {
  Viewer: {
    groups: async (_viewer, _args, { rest, clock }) => toGroups(await readGroupsInfo(rest), today(clock)),
    tokenGroups: async (_viewer, _args, { rest }) =>
      (await readTokenGroups(rest)).map(group => ({
        ...group,
        planTerminationDate: lastDay(group.planTerminationDate),
      })),
    groupDetails: async (_viewer, _args, { rest, session, clock }) => {
      const groups = await readGroupDetails(rest)
      const current = groupOfToken(groups, session.claims)
      return groups.map(group => toGroupDetail(group, current, today(clock)))
    },
  },
  Group: {
    // A call of its own, made only when somebody asks for the flag or the key.
    salesforce: async ({ groupId }, _args, { rest }) =>
      (await readIndividualGroups(rest)).find(group => group.groupId === groupId)?.is360 ?? null,
    memberKey: async ({ groupId }, _args, { rest }) =>
      (await readIndividualGroups(rest)).find(group => group.groupId === groupId)?.memberKey ?? null,
  },
  TokenGroup: {
    current: ({ groupId }, _args, context) => isGroupOfToken(context, groupId),
  },
  Mutation: {
    chooseGroup: (_parent, { input: { groupId } }, context) => chooseGroup(context, groupId),
    switchGroup: (_parent, { input: { groupId } }, context) => switchActiveGroup(context, groupId),
    extendSession: (_parent, _args, context) => extendSession(context),
  },
}
