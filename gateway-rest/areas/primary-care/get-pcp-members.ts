import type { MemberPcp } from '../../../schema/generated/gateway-types.ts'
import type { Call, Handler } from '../../http/call.ts'
import { type MemberRow, visibleMembers } from '../../store/members.ts'
import { eligibleDates } from './eligible-dates.ts'
import { pcpHistoryOf } from './pcp-history-of.ts'
import { selectablePeriod } from './selectable-period.ts'

/** `GET pcp/members` (CALL-52): selection, history and possible dates of each member the token may see. */
export const getPcpMembers: Handler<'getPcpMembers'> = call => {
  const { viewer, database } = call
  const subscriberHistory = database.get(
    'select 1 from pcpHistory join member using (memberKey) where subscriberKey = ? and suffix = 0 limit 1',
    viewer.subscriberKey,
  )
  return {
    subscriberHasHistory: subscriberHistory !== undefined,
    members: visibleMembers(database, viewer).map(member => memberPcp(call, member)),
  }
}

function memberPcp({ viewer, database, clock }: Call<'getPcpMembers'>, member: MemberRow): MemberPcp {
  const history = pcpHistoryOf(database, member.memberKey)
  const selected = history.find(entry => entry.pcpSelected)
  const period = selectablePeriod(database, member.memberKey, viewer.groupId, clock.today())
  return {
    memberKey: member.memberKey,
    suffix: member.suffix,
    firstName: member.firstName,
    lastName: member.lastName,
    eligibleDates: period === undefined ? [] : eligibleDates(period, clock.today()),
    selection: selected === undefined ? null : { memberKey: member.memberKey, providerName: selected.providerName },
    history,
  }
}
