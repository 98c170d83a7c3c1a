import type { PcpLocation } from '../../schema/generated/gateway-types.ts'
import type { Database } from './database.ts'

/** Where a provider works, the main place first. */
export function providerLocations(database: Database, providerId: string): PcpLocation[] {
  return database.all<PcpLocation>(
    `select name, addressLine1, city, state, zipCode, phoneNumber from providerLocation
     where providerId = ? order by position`,
    providerId,
  )
}
