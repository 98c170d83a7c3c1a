import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET ebill/ebillRegistered` (CALL-66): whether eBill was visited before. */
export const getEbillRegistered: Handler<'getEbillRegistered'> = ({ viewer, database }) => ({
  ebillRegistered: viewer.isSubscriber && planExtras(database, viewer.subscriberKey).ebillRegistered === 1,
})
