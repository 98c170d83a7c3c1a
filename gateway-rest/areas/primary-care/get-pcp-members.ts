import type { MemberPcp, PcpHistory } from '../../../schema/generated/gateway-types.ts'
import type { Call, Handler } from '../../http/call.ts'
import { visibleMembers } from '../../security/family-access.ts'
import type { Database } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'
import { eligibleDates, selectablePeriod } from './eligible-dates.ts'
import { providerLocations } from './provider.ts'

/** `GET pcp/members` (CALL-52): selection, history and eligible dates of each member whom the viewer may see. */
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

interface HistoryRow {
  readonly providerId: string
  readonly providerName: string
  readonly providerTitle: string
  readonly beginDate: string
  readonly endDate: string | null
  readonly pcpSelected: number
  readonly pcpTerminationReason: string | null
}

/** The primary care providers of a member, latest first (ENT-35). */
function pcpHistoryOf(database: Database, memberKey: string): PcpHistory[] {
  const rows = database.all<HistoryRow>(
    'select * from pcpHistory join provider using (providerId) where memberKey = ? order by beginDate desc',
    memberKey,
  )
  return rows.map(row => ({
    providerId: row.providerId,
    providerName: row.providerName,
    providerTitle: row.providerTitle,
    beginDate: row.beginDate,
    endDate: row.endDate,
    pcpSelected: row.pcpSelected === 1,
    pcpTerminationReason: row.pcpTerminationReason,
    locations: providerLocations(database, row.providerId),
  }))
}
