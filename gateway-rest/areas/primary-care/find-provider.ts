import { GatewayError } from '../../gateway-error.ts'
import type { Database } from '../../store/database.ts'
import type { ProviderRow } from './provider-of.ts'

/**
 * A primary care provider by id.
 * @throws GatewayError 404 for an id that is nobody's or a specialist's.
 */
export function findProvider(database: Database, providerId: string): ProviderRow {
  const row = database.get<ProviderRow>('select * from provider where providerId = ? and isPrimaryCare = 1', providerId)
  if (row === undefined) {
    throw new GatewayError('NOT_FOUND', 'There is no such primary care provider.', { field: 'providerId' })
  }
  return row
}
