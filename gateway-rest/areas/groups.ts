import type { Category, Group, GroupPlan } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import { type CoverageRow, coverageOf, currentCoverage, planStatus } from '../store/coverage.ts'
import { type GroupRow, groupsOf } from '../store/groups.ts'

/** `GET group-selection` (CALL-12, OPEN-12): the groups that the viewer may choose from. */
export const listTokenGroups: Handler<'listTokenGroups'> = ({ viewer, database, clock }) => {
  const today = clock.today()
  return groupsOf(database, viewer.subscriberKey).map(
    ({ groupId, groupName, planEffectiveDate, planTerminationDate }) => ({
      groupId,
      groupName,
      planEffectiveDate,
      planTerminationDate,
      inactive: planTerminationDate < today,
    }),
  )
}

/** `POST group-selection` (CALL-08, CALL-13, OPEN-12): a new token with the same rights, tied to another of the member's groups. */
export const switchGroup: Handler<'switchGroup'> = ({ body, viewer, database, sessions }) => {
  if (body.domain !== viewer.domainId)
    throw new GatewayError('BAD_REQUEST', 'The token is of another brand.', { field: 'domain' })
  if (!groupsOf(database, viewer.subscriberKey).some(group => group.groupId === body.groupId)) {
    throw new GatewayError('NOT_FOUND', 'There is no such group for this token.', { field: 'groupId' })
  }
  return { token: sessions.renew(viewer, { groupId: body.groupId }), redirect: null }
}

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

/** `GET groups/individual` (CALL-10, OPEN-55): the groups with member key and 360 flag, which decide the route after log-in. */
export const listIndividualGroups: Handler<'listIndividualGroups'> = ({ viewer, database }) =>
  groupsOf(database, viewer.subscriberKey).map(row => toGroup(row, viewer.memberKey))

/** A member's group. */
function toGroup(row: GroupRow, memberKey: string): Group {
  const { groupId, groupName, planEffectiveDate, planTerminationDate } = row
  return { groupId, groupName, memberKey, is360: row.is360 === 1, planEffectiveDate, planTerminationDate }
}

const OPEN_END = '9999-12-31'

/** `GET group-detail` (CALL-11, ACTIVEGROUP-11): each group with its dates and the status of the member's plans in it. */
export const listGroupDetails: Handler<'listGroupDetails'> = ({ viewer, database, clock }) =>
  groupsOf(database, viewer.subscriberKey).map(row => {
    const coverage = coverageOf(database, viewer.memberKey, row.groupId)
    const plan = (category: Category) => groupPlan(coverage, category, clock.today())
    return {
      ...toGroup(row, viewer.memberKey),
      groupEffectiveDate: row.groupEffectiveDate,
      groupTerminationDate: row.groupTerminationDate,
      medical: plan('medical'),
      dental: plan('dental'),
      vision: plan('vision'),
      pharmacy: plan('pharmacy'),
    }
  })

function groupPlan(coverage: readonly CoverageRow[], category: Category, today: string): GroupPlan | null {
  const present = currentCoverage(coverage, category, today)
  if (present === undefined || present.eligible === 0) return null
  return {
    planStatus: planStatus(present, today),
    planEffectiveDate: present.effectiveDate,
    planTerminationDate: present.terminationDate ?? OPEN_END,
  }
}
