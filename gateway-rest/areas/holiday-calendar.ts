import type { CalendarMessage } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import type { Database } from '../store/database.ts'

/** `GET message/calendar` (CALL-69): the calendar of the token's brand. */
export const getCalendar: Handler<'getCalendar'> = ({ viewer, database }) => calendarOf(database, viewer.domainId)

/** `GET message/calendar/domain/{domainId}` (CALL-70): the calendar of any brand, without signing in. */
export const getDomainCalendar: Handler<'getDomainCalendar'> = ({ params, database }) =>
  calendarOf(database, params.domainId)

/** The holiday calendar of a brand as its author wrote it: the client has to sanitize it (CONTACT-04). */
function calendarOf(database: Database, domainId: string): CalendarMessage {
  const row = database.get<{ content: string }>('select content from calendar where domainId = ?', domainId)
  if (row === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no calendar for this brand.', { field: 'domainId' })
  return { data: { item: { content: row.content } } }
}
