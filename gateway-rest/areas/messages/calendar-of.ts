import type { CalendarMessage } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Database } from '../../store/database.ts'

/** The holiday calendar of a brand as its author wrote it; whoever shows it has to sanitise it (CONTACT-04). */
export function calendarOf(database: Database, domainId: string): CalendarMessage {
  const row = database.get<{ content: string }>('select content from calendar where domainId = ?', domainId)
  if (row === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no calendar for this brand.', { field: 'domainId' })
  return { data: { item: { content: row.content } } }
}
