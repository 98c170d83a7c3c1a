import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import { planExtras } from '../store/plan-extras.ts'

/** `GET ebill/hasEbill` (CALL-65): whether the member may use eBill. Dependents never may, because the bill is the subscriber's. */
export const getHasEbill: Handler<'getHasEbill'> = ({ viewer, database }) => ({
  hasEbill: viewer.isSubscriber && planExtras(database, viewer.subscriberKey).hasEbill === 1,
})

/** `GET ebill/ebillRegistered` (CALL-66): whether the subscriber has visited eBill before. */
export const getEbillRegistered: Handler<'getEbillRegistered'> = ({ viewer, database }) => ({
  ebillRegistered: viewer.isSubscriber && planExtras(database, viewer.subscriberKey).ebillRegistered === 1,
})

/** `GET ebill/showEbillAlert` (CALL-67): whether Home shows the eBill alert. */
export const getShowEbillAlert: Handler<'getShowEbillAlert'> = ({ viewer, database }) => {
  const extras = planExtras(database, viewer.subscriberKey)
  return { showEbillAlert: viewer.isSubscriber && extras.hasEbill === 1 && extras.showEbillAlert === 1 }
}

/** `PUT ebill/registerEbillUser` (CALL-68): marks eBill as visited. Idempotent. */
export const registerEbillUser: Handler<'registerEbillUser'> = ({ viewer, database }) => {
  const changed = viewer.isSubscriber
    ? database.run(
        'update family set ebillRegistered = 1 where subscriberKey = ? and hasEbill = 1',
        viewer.subscriberKey,
      )
    : 0
  if (changed === 0) throw new GatewayError('FORBIDDEN', 'This member has no eBill.')
  return { ebillRegistered: true }
}
