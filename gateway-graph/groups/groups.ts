import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ResolversParentTypes } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'
import { groupOfToken } from './current-group.ts'

/** A group with what the list that it comes from tells of it; the rest has resolvers. */
export type FoundGroup = ResolversParentTypes['Group']

/** The member's groups. */
export function toGroups({ groups, currentGroup }: rest.GroupsInfo): FoundGroup[] {
  return groups.map(({ groupId, groupName, startDate, endDate }) => ({
    ...{ number: groupId, name: groupName, startDate, endDate: lastDay(endDate) },
    isCurrent: groupId === currentGroup?.groupId,
  }))
}

/** A group that may be chosen during sign-in. */
export function toGroupChoice(group: rest.TokenGroup): FoundGroup {
  const { groupId: number, groupName: name, planEffectiveDate: startDate, planTerminationDate, inactive } = group
  return { number, name, startDate, endDate: lastDay(planTerminationDate), isOver: inactive }
}

/** The group of a family; undefined for a family without one. */
export function groupOfAccount({
  groupId,
  groupName,
  parentGroupId,
  parentGroupName,
}: rest.Account): FoundGroup | undefined {
  if (groupId === null) return undefined
  const parent = parentGroupId === null ? null : { number: parentGroupId, name: parentGroupName }
  return { number: groupId, name: groupName ?? groupId, isCurrent: true, parent }
}

/**
 * Groups with one entry for each kind of coverage (ENT-19, ENT-20, STATE-20), their contract, and the dates of the member's own
 * time in them, which are those of the account (MEMBER-42).
 */
export function toGroupsWithPlans(
  groups: readonly rest.GroupDetail[],
  claims: Parameters<typeof groupOfToken>[1],
): (FoundGroup & Details)[] {
  const current = groupOfToken(groups, claims)
  return groups.map(group => ({
    ...{ number: group.groupId, name: group.groupName, isCurrent: group === current, isSalesforce: group.is360 },
    ...{ startDate: group.planEffectiveDate, endDate: lastDay(group.planTerminationDate) },
    details: {
      ...{ contractStartDate: group.groupEffectiveDate, contractEndDate: lastDay(group.groupTerminationDate) },
      plans: coverageCategories.map(({ category, field }) => ({
        category,
        status: group[field]?.planStatus ?? null,
        startDate: group[field]?.planEffectiveDate ?? null,
        endDate: lastDay(group[field]?.planTerminationDate ?? null),
      })),
    },
  }))
}

type Details = Required<Pick<FoundGroup, 'details'>>
