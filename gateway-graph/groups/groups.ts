import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Group, GroupDetail } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { displayDate } from '../shared/dates.ts'

/** The member's groups with their timeline in words; the 360 flag and the member key come from another call. */
export function toGroups(
  { groups, currentGroup }: rest.GroupsInfo,
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

/**
 * The timeline of a group in words: "Active since {date}" when open-ended, "Ending {date}" when started with an end still
 * to come, else the range (STATE-18, OPEN-41). An end year after 2100 means open-ended (STATE-19). Dates are yyyy-mm-dd.
 */
export function timelineText(start: string, end: string | null, today: string): string {
  if (end === null || Number(end.slice(0, 4)) > 2100) return `Active since ${displayDate(start)}`
  if (start <= today && today <= end) return `Ending ${displayDate(end)}`
  return `${displayDate(start)} - ${displayDate(end)}`
}

/** A group with one entry for each kind of coverage (ENT-19, ENT-20, STATE-20). */
export function toGroupDetail(group: rest.GroupDetail): GroupDetail {
  const { medical: _m, dental: _d, vision: _v, pharmacy: _p, is360: salesforce, ...own } = group
  const plans = coverageCategories.map(({ category, field }) => ({
    category,
    planStatus: group[field]?.planStatus ?? null,
    planEffectiveDate: group[field]?.planEffectiveDate ?? null,
    planTerminationDate: group[field]?.planTerminationDate ?? null,
  }))
  return { ...own, salesforce, plans }
}
