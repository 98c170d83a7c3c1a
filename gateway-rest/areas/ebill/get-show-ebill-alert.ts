import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET ebill/showEbillAlert` (CALL-67): whether Home shows the eBill alert. */
export const getShowEbillAlert: Handler<'getShowEbillAlert'> = ({ viewer, database }) => {
  const extras = planExtras(database, viewer.subscriberKey)
  return { showEbillAlert: viewer.isSubscriber && extras.hasEbill === 1 && extras.showEbillAlert === 1 }
}
