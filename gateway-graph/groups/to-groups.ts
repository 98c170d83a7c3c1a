import type { GroupsInfo } from '../../schema/generated/gateway-types.ts'
import type { Group } from '../generated/resolver-types.ts'
import { timelineText } from './timeline-text.ts'

/** The member's groups with the words of their time; the 360 flag and the member's key come from another call. */
export function toGroups(
  { groups, currentGroup }: GroupsInfo,
  today: string,
): Omit<Group, 'salesforce' | 'memberKey'>[] {
  return groups.map(({ groupId, groupName, startDate, endDate }) => ({
    groupId,
    groupName,
    planEffectiveDate: startDate,
    planTerminationDate: endDate,
    current: groupId === currentGroup?.groupId,
    timeline: timelineText(startDate, endDate, today),
  }))
}
