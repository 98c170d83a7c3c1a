import type { PcpLocation, PcpProvider } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import type { Database } from '../../store/database.ts'
import type { NearZips } from './near-zips.ts'

/** `GET pcp/provider` (CALL-54): one primary care provider. */
export const getPcpProvider: Handler<'getPcpProvider'> = ({ params, database }) =>
  providerOf(database, findProvider(database, params.providerId))

export interface ProviderRow {
  readonly providerId: string
  readonly providerName: string
  readonly providerTitle: string
  readonly providerGroupName: string | null
  readonly specialty: string | null
  /** A JSON array of names. */
  readonly languages: string
  readonly acceptingNewPatients: number
  readonly youngestAge: number
  readonly oldestAge: number
}

/** A provider as the contract has it (ENT-38). In a search near a ZIP code: with its distance, nearest location first. */
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

/**
 * A primary care provider by id.
 * @throws GatewayError 404 for an unknown id, or a specialist's.
 */
export function findProvider(database: Database, providerId: string): ProviderRow {
  const row = database.get<ProviderRow>('select * from provider where providerId = ? and isPrimaryCare = 1', providerId)
  if (row === undefined) {
    throw new GatewayError('NOT_FOUND', 'There is no such primary care provider.', { field: 'providerId' })
  }
  return row
}

/** A provider's locations, the main one first. */
export function providerLocations(database: Database, providerId: string): PcpLocation[] {
  return database.all<PcpLocation>(
    `select name, addressLine1, city, state, zipCode, phoneNumber from providerLocation
     where providerId = ? order by position`,
    providerId,
  )
}
