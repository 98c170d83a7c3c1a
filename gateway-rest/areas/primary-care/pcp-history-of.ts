import type { PcpHistory } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'
import { providerLocations } from '../../store/provider-locations.ts'

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
export function pcpHistoryOf(database: Database, memberKey: string): PcpHistory[] {
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
