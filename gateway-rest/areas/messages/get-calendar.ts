import type { Handler } from '../../http/call.ts'
import { calendarOf } from './calendar-of.ts'

/** `GET message/calendar` (CALL-69): the calendar of the token's brand. */
export const getCalendar: Handler<'getCalendar'> = ({ viewer, database }) => calendarOf(database, viewer.domainId)
