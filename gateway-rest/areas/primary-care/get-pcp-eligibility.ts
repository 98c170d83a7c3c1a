import type { Handler } from '../../http/call.ts'
import { visibleMembers } from '../../store/members.ts'
import { selectablePeriod } from './selectable-period.ts'

/** `GET pcp/eligibility` (CALL-53): who, of those whom the token may see, may select a primary care provider. */
export const getPcpEligibility: Handler<'getPcpEligibility'> = ({ viewer, database, clock }) => {
  const members = visibleMembers(database, viewer)
    .filter(({ memberKey }) => selectablePeriod(database, memberKey, viewer.groupId, clock.today()) !== undefined)
    .map(({ memberKey }) => ({ memberKey }))
  return { eligible: members.length > 0, members }
}
