import type { Handler } from '../../http/call.ts'
import { groupsOf } from '../../store/groups.ts'

/** `GET group-selection` (CALL-12, OPEN-12): the groups that the holder of a token may choose from. */
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
