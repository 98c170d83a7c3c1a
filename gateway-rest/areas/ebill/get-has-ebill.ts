import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET ebill/hasEbill` (CALL-65): whether the member may use eBill. The bill is the subscriber's, so dependents never may. */
export const getHasEbill: Handler<'getHasEbill'> = ({ viewer, database }) => ({
  hasEbill: viewer.isSubscriber && planExtras(database, viewer.subscriberKey).hasEbill === 1,
})
