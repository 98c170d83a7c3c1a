import type { Handler } from '../../http/call.ts'
import { calendarOf } from './calendar-of.ts'

/** `GET message/calendar/domain/{domainId}` (CALL-70): the calendar of any brand, without signing in. */
export const getDomainCalendar: Handler<'getDomainCalendar'> = ({ params, database }) =>
  calendarOf(database, params.domainId)
