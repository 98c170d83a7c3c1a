import { GatewayError } from '../../gateway-error.ts'
import type { Database } from '../../store/database.ts'

/**
 * What a brand configures, read from its JSON column.
 * @throws GatewayError 404 for a brand that nobody knows.
 */
export function brandColumn<T>(database: Database, domainId: string, column: 'accreditations' | 'chat'): T {
  const row = database.get<{ value: string }>(`select ${column} as value from brand where domainId = ?`, domainId)
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such brand.', { field: 'domainId' })
  return JSON.parse(row.value) as T
}
