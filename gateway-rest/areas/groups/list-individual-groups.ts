import type { Group } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { type GroupRow, groupsOf } from '../../store/groups.ts'

/** `GET groups/individual` (CALL-10, OPEN-55): the groups with member key and 360 flag, as routing reads them. */
export const listIndividualGroups: Handler<'listIndividualGroups'> = ({ viewer, database }) =>
  groupsOf(database, viewer.subscriberKey).map(row => toGroup(row, viewer.memberKey))

/** A group as one member has it. */
export function toGroup(row: GroupRow, memberKey: string): Group {
  const { groupId, groupName, planEffectiveDate, planTerminationDate } = row
  return { groupId, groupName, memberKey, is360: row.is360 === 1, planEffectiveDate, planTerminationDate }
}
