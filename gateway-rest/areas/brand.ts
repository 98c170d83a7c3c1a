import type { ChatConfig, QualityAccreditation } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import type { Database } from '../store/database.ts'

/** The chat configuration of a brand (CALL-74, ENT-03). */
export const getChatConfiguration: Handler<'getChatConfiguration'> = ({ params, database }) =>
  brandColumn<ChatConfig>(database, params.domainId, 'chat')

/** The quality accreditations of a brand (CALL-73, ENT-46). */
export const getQualityAccreditation: Handler<'getQualityAccreditation'> = ({ params, database }) =>
  brandColumn<QualityAccreditation>(database, params.domainId, 'accreditations')

/**
 * A brand's setting, read from its JSON column.
 * @throws GatewayError 404 for an unknown brand.
 */
function brandColumn<T>(database: Database, domainId: string, column: 'accreditations' | 'chat'): T {
  const row = database.get<{ value: string }>(`select ${column} as value from brand where domainId = ?`, domainId)
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such brand.', { field: 'domainId' })
  return JSON.parse(row.value) as T
}
