import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'

/** `PUT ebill/registerEbillUser` (CALL-68): marks eBill as visited. Doing it again changes nothing. */
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
