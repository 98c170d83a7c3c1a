import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET pcp/city-of-portland` (CALL-55): the due date of the preventive care initiative as text, empty when there is none. */
export const getPreventiveDueDate: Handler<'getPreventiveDueDate'> = ({ viewer, database }) =>
  planExtras(database, viewer.subscriberKey).preventiveDueDate ?? ''
