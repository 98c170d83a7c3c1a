import type { PcpProvider } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'
import { providerLocations } from '../../store/provider-locations.ts'
import type { NearZips } from './zips-within.ts'

export interface ProviderRow {
  readonly providerId: string
  readonly providerName: string
  readonly providerTitle: string
  readonly providerGroupName: string | null
  readonly specialty: string | null
  /** A JSON list of names. */
  readonly languages: string
  readonly acceptingNewPatients: number
  readonly youngestAge: number
  readonly oldestAge: number
}

/** A provider on the wire (ENT-38); with the near ZIP codes of a search the distance and the nearest location first. */
export function providerOf(database: Database, row: ProviderRow, near?: NearZips): PcpProvider {
  const miles = ({ zipCode }: { zipCode: string }) => near?.get(zipCode) ?? Number.POSITIVE_INFINITY
  const locations = providerLocations(database, row.providerId)
  if (near !== undefined) locations.sort((one, other) => miles(one) - miles(other) || 0)
  const nearest = Math.min(...locations.map(miles))
  return {
    providerId: row.providerId,
    providerName: row.providerName,
    providerGroupName: row.providerGroupName,
    title: row.providerTitle,
    acceptingNewPatients: row.acceptingNewPatients === 1,
    distance: Number.isFinite(nearest) ? Math.round(nearest * 10) / 10 : null,
    specialty: row.specialty,
    languages: JSON.parse(row.languages) as string[],
    locations,
  }
}
