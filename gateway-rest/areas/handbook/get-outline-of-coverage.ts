import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET handbook/ooc` (CALL-51): the address of the Outline of Coverage as text, empty when there is none. */
export const getOutlineOfCoverage: Handler<'getOutlineOfCoverage'> = ({ viewer, database }) =>
  planExtras(database, viewer.subscriberKey).outlineOfCoverageUrl ?? ''
