import type { Handler } from '../../http/call.ts'
import { groupsOf } from '../../store/groups.ts'

/** `GET groups` (CALL-09, OPEN-55): all groups of the member and the one that the token is tied to. */
export const getGroupsInfo: Handler<'getGroupsInfo'> = ({ viewer, database }) => {
  const groups = groupsOf(database, viewer.subscriberKey).map(group => ({
    groupId: group.groupId,
    groupName: group.groupName,
    startDate: group.planEffectiveDate,
    endDate: group.planTerminationDate,
  }))
  return { groups, currentGroup: groups.find(group => group.groupId === viewer.groupId) ?? null }
}
