import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Group, GroupDetail } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'
import { timelineOf, timelineText } from '../shared/timeline.ts'

/** The member's groups with their timeline in words; the 360 flag and the member key come from another call. */
export function toGroups(
  { groups, currentGroup }: rest.GroupsInfo,
  today: string,
): Omit<Group, 'salesforce' | 'memberKey'>[] {
  return groups.map(({ groupId, groupName, startDate, endDate }) => ({
    groupId,
    groupName,
    planEffectiveDate: startDate,
    planTerminationDate: lastDay(endDate),
    current: groupId === currentGroup?.groupId,
    timeline: timelineText(startDate, endDate, today),
  }))
}

/**
 * A group with one entry for each kind of coverage (ENT-19, ENT-20, STATE-20) and the dates of the member's own time in it,
 * which are those of the account (MEMBER-42).
 */
export function toGroupDetail(
  group: rest.GroupDetail,
  current: Pick<rest.Group, 'groupId'> | undefined,
  today: string,
): GroupDetail {
  const { medical: _m, dental: _d, vision: _v, pharmacy: _p, is360: salesforce, ...own } = group
  const plans = coverageCategories.map(({ category, field }) => ({
    category,
    planStatus: group[field]?.planStatus ?? null,
    planEffectiveDate: group[field]?.planEffectiveDate ?? null,
    planTerminationDate: lastDay(group[field]?.planTerminationDate ?? null),
  }))
  const timeline = timelineOf(own.planEffectiveDate, own.planTerminationDate, today)
  const ends = {
    planTerminationDate: lastDay(own.planTerminationDate),
    groupTerminationDate: lastDay(own.groupTerminationDate),
  }
  return { ...own, ...ends, salesforce, timeline, current: group.groupId === current?.groupId, plans }
}
